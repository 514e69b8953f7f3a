import type { ReactNode } from 'react'
import type { LinxItem } from '~/api/types'
import { visibleText } from '~/domain/people/names'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { ItemMore } from './item-more'
import styles from './round.module.css'

type Props = {
  item: LinxItem
  userId: number
  /** What is said of the golfer beside the time. */
  children: ReactNode
}

/** The golfer and the course of a round. */
export const RoundHead = ({ item, userId, children }: Props) => (
  <>
    <Person
      name={item.name}
      picture={item.picture}
      className={styles.head}
      end={<ItemMore item={item} userId={userId} />}
    >
      <PersonName userId={item.userId} name={item.name} />
      <MetaLine time={item.activityDate}>{[children]}</MetaLine>
    </Person>
    <h2 className={styles.course} dir="auto">
      {visibleText(item.courseName) ?? 'A round of golf'}
    </h2>
  </>
)
