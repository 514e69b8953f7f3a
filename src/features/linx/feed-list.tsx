import { itemKey } from '~/domain/item-key'
import { useLayoutEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { LinxItem } from '~/api/types'
import { isNewLinx, newsEnd } from '~/domain/linx-news'
import type { LinxView } from '~/domain/linx-view'
import styles from './feed-list.module.css'
import { readAnchor } from './scroll-anchor'
import { FeedRow } from './feed-row'
import type { FocusWish } from './pending-focus'
import { runOf } from './follow-runs'
import { createKeptRows } from './memoized-rows'
import { keptPlaces, type Anchor } from './scroll-positions'
import { useGoal } from './use-scroll-to-entry'
import { useReading } from './use-save-reading-position'
import type { Resume } from './use-resume'
import { useReturn } from './use-restore-scroll'

type Props = {
  view: LinxView
  items: readonly LinxItem[]
  /** False for some of its entries alone: their place is not the view's. */
  whole?: boolean | undefined
  busy: boolean
  lastNotify: number | undefined
  userId: number
  /** Goes on where the view was left, or where this entry was being read. */
  resume?: Resume | Anchor | undefined
  wish?: FocusWish | undefined
  /** An entry to be gone to; a new object, a new journey. */
  goal?: LinxItem | undefined
}

/** The entries on and around the screen; the others are height only (R16). */
export function FeedList(props: Props) {
  const { view, items, whole = true, busy, lastNotify, userId, resume = 'top', wish, goal } = props
  const list = useRef<WindowVirtualizerHandle>(null)
  const feed = useRef<HTMLDivElement>(null)
  const [places] = useState(keptPlaces)
  const [place] = useState(() => places.get(view))
  const [rows] = useState(createKeptRows)
  const newest = useRef(items)
  const end = newsEnd(items, lastNotify)

  useLayoutEffect(() => {
    newest.current = items
  }, [items])

  // Before the rows are gone, and with them how far the window was scrolled.
  useLayoutEffect(() => {
    const [handle, element] = [list.current, feed.current]
    return () => {
      if (!handle || !element || !whole) return
      const { current } = newest
      const anchor = readAnchor(element, current)
      places.keep(view, {
        sizes: handle.cache,
        rows: current.length,
        scroll: window.scrollY,
        anchor,
      })
    }
  }, [places, view, whole])

  useReading({ feed, items, view, userId })
  useGoal({ goal, items, list, feed })
  useReturn({ feed, list, items, place, resume })

  return (
    <div
      className={styles.feed}
      role="feed"
      aria-label="Linx"
      aria-busy={busy}
      tabIndex={-1}
      ref={feed}
    >
      <WindowVirtualizer
        ref={list}
        data={items}
        bufferSize={600}
        {...(place?.rows === items.length && { cache: place.sizes })}
      >
        {(item, at) => {
          const isNew = isNewLinx(item.activityDate, lastNotify)
          const youWereHere = view === 'Following' && at === end
          const standsFor = runOf(item).length
          const of = [at, isNew, youWereHere, standsFor, userId, wish]
          return rows.row(item, of, () => (
            <FeedRow
              key={itemKey(item)}
              item={item}
              at={at}
              isNew={isNew}
              youWereHere={youWereHere}
              standsFor={standsFor}
              userId={userId}
              wish={wish}
            />
          ))
        }}
      </WindowVirtualizer>
    </div>
  )
}
