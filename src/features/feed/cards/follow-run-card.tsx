import { itemKey } from '~/domain/feed/item-key'
import { useState } from 'react'
import { allowedPictureUrl } from '~/api/host'
import { sessionEnd } from '~/api/session-end'
import type { LinxItem } from '~/api/types'
import { handicapText } from '~/domain/scores/handicap'
import { locationText } from '~/domain/people/location-text'
import { Avatar } from '~/ui/display/avatar'
import { Icon } from '~/ui/icons/icon'
import { TalkBar } from '~/features/comments/talk-bar'
import { Entry } from './entry'
import { FollowBack } from './follow-back'
import { itemName } from './item-name'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import styles from './follow-run-card.module.css'
import { runText } from './follow-runs'
import type { ItemProps } from './linx-item'

/** Maximum number of pictures. */
const FACES = 5

/** The expanded runs; kept outside of the rows, which unmount when they are scrolled away. */
const open = new Set<string>()
sessionEnd.add(() => open.clear())

type Props = { items: readonly LinxItem[] } & Omit<ItemProps, 'item'>

/** One row with pictures, 'Ruth, Sam and 3 others followed you'; a press lists each of them. */
export function FollowRunCard({ items, isNew, userId, article }: Props) {
  const [head] = items
  const key = head ? itemKey(head) : ''
  const [isOpen, setOpen] = useState(() => open.has(key))
  const toggle = () => {
    if (isOpen) open.delete(key)
    else open.add(key)
    setOpen(!isOpen)
  }
  return (
    <Entry isNew={isNew} {...article}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={toggle}>
        <span className={styles.faces}>
          {items.slice(0, FACES).map((item) => (
            <Avatar
              key={itemKey(item)}
              name={item.name}
              src={allowedPictureUrl(item.picture)}
              size="s"
            />
          ))}
        </span>
        <span className={styles.text}>{runText(items)}</span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <ul className={styles.list} role="list">
          {items.map((item) => (
            <li key={itemKey(item)}>
              <Follow item={item} userId={userId} />
              <TalkBar item={item} userId={userId} name={itemName(item)} />
            </li>
          ))}
        </ul>
      )}
    </Entry>
  )
}

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
