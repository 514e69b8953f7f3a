import { type ReactNode, useState } from 'react'
import type { LinxItem } from '~/api/types'
import { visibleText } from '~/domain/people/names'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import styles from './round.module.css'
import { classNames } from '~/lib/class-names'
import { iconButtonClass } from '~/ui/actions/icon-button'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { actionOf, itemName } from './item-name'
import type { ItemSheetProps } from '../share/item-sheet'

/** The association's letter for a nine-hole score (product 3e). */
export const NineTag = () => (
  <abbr className={styles.tag} title="Nine-hole score">
    N
  </abbr>
)

const sheetPart = createLazyPart<ItemSheetProps>(() =>
  import('../share/item-sheet').then(({ ItemSheet }) => ItemSheet),
)

/** The button that opens the other actions of a round. */
export function ItemMore({ item, userId }: { item: LinxItem; userId: number }) {
  const [isOpen, setOpen] = useState(false)
  const name = itemName(item)
  return (
    <>
      <button
        type="button"
        className={classNames(iconButtonClass, styles.more)}
        aria-label={`More about ${name}`}
        aria-haspopup="dialog"
        onPointerDown={sheetPart.preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ShowLazyPart
          part={sheetPart}
          props={{ item, name, userId, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}

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
      <MetaLine time={item.activityDate}>{[actionOf(item), children]}</MetaLine>
    </Person>
    <h2 className={styles.course} dir="auto">
      {visibleText(item.courseName) ?? 'A round of golf'}
    </h2>
  </>
)
