import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import { handicapText } from '~/domain/scores/handicap'
import { locationText } from '~/domain/people/location-text'
import { ReactionBar } from '~/features/comments/reaction-bar'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { FollowBack } from './follow-back'
import styles from './follow-run-list.module.css'
import { itemName } from './item-name'

/** The props of an expanded run, whose code is loaded on demand. */
export type FollowRunListProps = { items: readonly LinxItem[]; userId: number }

/** Every follow of an expanded run. */
export const FollowRunList = ({ items, userId }: FollowRunListProps) => (
  <ul className={styles.list} role="list">
    {items.map((item) => (
      <li key={itemKey(item)}>
        <Follow item={item} userId={userId} />
        <ReactionBar item={item} userId={userId} name={itemName(item)} />
      </li>
    ))}
  </ul>
)

function Follow({ item, userId }: { item: LinxItem; userId: number }) {
  const handicap = handicapText(item.handicap)
  return (
    <div className={styles.follow}>
      <Person name={item.name} picture={item.picture} size="s" className={styles.person}>
        <PersonName userId={item.userId} name={item.name} small />
        <MetaLine time={item.activityDate}>
          {[locationText(item), handicap && `HDCP ${handicap}`]}
        </MetaLine>
      </Person>
      <FollowBack item={item} userId={userId} />
    </div>
  )
}
