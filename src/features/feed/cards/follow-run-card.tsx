import { itemKey } from '~/domain/feed/item-key'
import { useState } from 'react'
import { allowedPictureUrl } from '~/api/host'
import { sessionEnd } from '~/api/events'
import type { LinxItem } from '~/api/types'
import { Avatar } from '~/ui/display/avatar'
import { Icon } from '~/ui/icons/icon'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { Entry } from './entry'
import styles from './follow-run-card.module.css'
import { runText } from './follow-runs'
import type { FollowRunListProps } from './follow-run-list'
import type { ItemProps } from './linx-item'

/** Maximum number of pictures. */
const MAX_PICTURES = 5

const runList = createLazyPart<FollowRunListProps>(() =>
  import('./follow-run-list').then(({ FollowRunList }) => FollowRunList),
)

/** The keys of the expanded runs; not in the state of the rows, which unmount when they are scrolled away. */
const open = new Set<string>()
sessionEnd.add(() => open.clear())

type Props = { items: readonly LinxItem[] } & Omit<ItemProps, 'item'>

/** One row for several follows, with pictures: 'Ruth, Sam and 3 others followed you'; a press lists each of them. */
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
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        onPointerDown={runList.preload}
        onClick={toggle}
      >
        <span className={styles.faces}>
          {items.slice(0, MAX_PICTURES).map((item) => (
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
      {isOpen && <ShowLazyPart part={runList} props={{ items, userId }} />}
    </Entry>
  )
}
