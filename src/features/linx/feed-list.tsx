import { useEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { LinxItem } from '~/api/types'
import { isNewLinx } from '~/domain/linx-news'
import type { LinxView } from '~/domain/linx-view'
import styles from './feed-list.module.css'
import { itemKey } from './feed-pages'
import { itemName } from './item-name'
import { keptHeights } from './kept-heights'
import { LinxEntry } from './linx-item'

type Props = {
  view: LinxView
  items: readonly LinxItem[]
  busy: boolean
  lastNotify: number | undefined
  userId: number
}

/** The entries on and around the screen; the others are height only (R16). */
export function FeedList({ view, items, busy, lastNotify, userId }: Props) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const [heights] = useState(keptHeights)
  const [kept] = useState(() => heights.get(view))
  const rows = useRef(items.length)

  useEffect(() => {
    rows.current = items.length
  }, [items.length])

  useEffect(() => {
    const handle = list.current
    return () => {
      if (handle) heights.keep(view, { sizes: handle.cache, rows: rows.current })
    }
  }, [heights, view])

  return (
    <div className={styles.feed} role="feed" aria-label="Linx" aria-busy={busy}>
      <WindowVirtualizer
        ref={list}
        data={items}
        bufferSize={600}
        {...(kept?.rows === items.length && { cache: kept.sizes })}
      >
        {(item, at) => (
          <div key={itemKey(item)} className={styles.row}>
            <article aria-label={itemName(item)} aria-posinset={at + 1} aria-setsize={-1}>
              <LinxEntry
                item={item}
                userId={userId}
                isNew={isNewLinx(item.activityDate, lastNotify)}
              />
            </article>
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}
