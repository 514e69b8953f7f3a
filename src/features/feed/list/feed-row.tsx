import { itemKey } from '~/domain/feed/item-key'
import { memo, useLayoutEffect, useRef } from 'react'
import { linxMessages } from '~/domain/messages/linx'
import { moveFocus } from '~/ui/focus/focus'
import styles from './feed-list.module.css'
import type { PendingFocus } from './pending-focus'
import { itemName } from '../cards/item-name'
import { LinxEntry, type ItemProps } from '../cards/linx-item'

type Props = ItemProps & {
  /** Its index in the feed, from 0. */
  at: number
  /** All entries above arrived after the golfer's last visit. */
  youWereHere: boolean
  /** How many follows the row combines; it renders again when the next page adds one. */
  standsFor: number
  pendingFocus: PendingFocus | undefined
}

/**
 * One entry of the feed; renders again only when it changes, not when the list scrolls. The feed takes the focus of a
 * row that is scrolled away, otherwise Tab would start at the top.
 */
export const FeedRow = memo(function FeedRow(props: Props) {
  const { item, at, isNew, userId, youWereHere, pendingFocus } = props
  const article = useRef<HTMLElement>(null)
  const key = itemKey(item)

  useLayoutEffect(() => {
    if (pendingFocus?.take(key)) moveFocus(article.current)
  }, [key, pendingFocus])

  useLayoutEffect(() => {
    const { current } = article
    const feed = current?.closest<HTMLElement>('[role=feed]')
    return () => {
      if (current?.contains(document.activeElement)) moveFocus(feed)
    }
  }, [])

  return (
    <div className={styles.row}>
      {youWereHere && <div className={styles.here}>{linxMessages.youWereHere}</div>}
      <article
        ref={article}
        className={styles.entry}
        tabIndex={-1}
        aria-label={itemName(item)}
        aria-posinset={at + 1}
        aria-setsize={-1}
      >
        <LinxEntry item={item} userId={userId} isNew={isNew} />
      </article>
    </div>
  )
})
