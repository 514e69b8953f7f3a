import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import { isNews, firstSeenIndex } from '~/domain/feed/linx-news'
import type { LinxView } from '~/domain/feed/linx-view'
import { linxMessages } from '~/domain/messages/linx'
import { afterPaint } from '~/lib/after-paint'
import { classNames } from '~/lib/class-names'
import { adaptResizeObserver } from '~/platform/resize-observer'
import { moveFocus } from '~/ui/focus/focus'
import { readAnchor, scrollPositions, type Anchor } from '../scroll/scroll-positions'
import { runOf } from '../cards/follow-runs'
import {
  useScrollToEntry,
  type Resume,
  useRestoreScroll,
  useSaveReadingPosition,
} from '../scroll/use-feed-scroll'
import { itemName } from '../cards/item-name'
import { LinxEntry, type ItemProps } from '../cards/linx-item'
import styles from './feed-list.module.css'
import type { FeedCard } from './new-linx'
import { createMemoizedRows } from './memoized-rows'

/** An entry to focus as soon as it has rendered, which for a virtual row may be some frames later. */
export type PendingFocus = {
  request(key: string | undefined): void
  /** Whether this entry is the one; true once. */
  take(key: string): boolean
}

export function createPendingFocus(): PendingFocus {
  let requested: string | undefined
  return {
    request(key) {
      requested = key
    },
    take(key) {
      if (requested !== key) return false
      requested = undefined
      return true
    },
  }
}

adaptResizeObserver(globalThis)

type FeedRowProps = ItemProps & {
  /** Its index in the feed, from 0. */
  at: number
  /** All entries above arrived after the golfer's last visit. */
  youWereHere: boolean
  /** How many follows the row combines; it renders again when the next page adds one. */
  standsFor: number
  pendingFocus: PendingFocus | undefined
  /** A card of another part of the app, below the entry. */
  card: ReactNode
}

/**
 * One entry of the feed; renders again only when it changes, not when the list scrolls. The feed takes the focus of a
 * row that is scrolled away, otherwise Tab would start at the top.
 */
const FeedRow = memo(function FeedRow(props: FeedRowProps) {
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
    <>
      {youWereHere && <div className={styles.here}>{linxMessages.youWereHere}</div>}
      <LinxEntry
        item={item}
        userId={userId}
        isNew={isNew}
        article={{
          ref: article,
          className: styles.entry,
          tabIndex: -1,
          'aria-label': itemName(item),
          'aria-posinset': at + 1,
          'aria-setsize': -1,
        }}
      />
      {props.card}
    </>
  )
})

type Props = {
  view: LinxView
  items: readonly LinxItem[]
  /** False for a filtered list, whose scroll position is not saved as the view's. */
  isWholeView?: boolean | undefined
  busy: boolean
  lastNotify: number | undefined
  userId: number
  /** Restores the scroll position of the view, or scrolls to this entry. */
  resume?: Resume | Anchor | undefined
  pendingFocus?: PendingFocus | undefined
  /** An entry to scroll to; a new object scrolls again. */
  scrollTarget?: LinxItem | undefined
  card?: FeedCard | undefined
}

/** How far around the screen entries are rendered. */
const BUFFER_PX = 600

/** Whether all rows of a list have been measured: it hides the others. One with entries but no rows waits for them. */
function areMeasured(feed: HTMLElement): boolean {
  const rows = [...(feed.firstElementChild?.children ?? [])]
  if (rows.length === 0) return feed.clientHeight === 0
  return rows.every((row) => getComputedStyle(row).visibility === 'visible')
}

/** Renders the entries on and around the screen; the others are only height (R16). */
export function FeedList(props: Props) {
  const {
    view,
    items,
    isWholeView = true,
    busy,
    lastNotify,
    userId,
    resume = 'top',
    pendingFocus,
    scrollTarget,
    card,
  } = props
  const list = useRef<WindowVirtualizerHandle>(null)
  const feed = useRef<HTMLDivElement>(null)
  const [positions] = useState(scrollPositions)
  const [position] = useState(() => positions.get(view))
  const [rows] = useState(createMemoizedRows)
  const newest = useRef(items)
  const [isMeasured, setMeasured] = useState(false)
  // The first paint of a feed at its top renders only the entries in view.
  const buffer = resume === 'top' && !position && !isMeasured ? 0 : BUFFER_PX
  const end = firstSeenIndex(items, userId, lastNotify)

  useLayoutEffect(() => {
    newest.current = items
  }, [items])

  // A layout effect, because the rows and the scroll offset are gone later.
  useLayoutEffect(() => {
    const [handle, element] = [list.current, feed.current]
    return () => {
      if (!handle || !element || !isWholeView) return
      const { current } = newest
      const anchor = readAnchor(element, current)
      positions.save(view, {
        sizes: handle.cache,
        rows: current.length,
        scroll: window.scrollY,
        anchor,
      })
    }
  }, [positions, view, isWholeView])

  // On a busy device rows come and are measured some frames after the list; one shown before would move.
  useEffect(() => {
    let callOff = () => {}
    const look = () => {
      if (feed.current && areMeasured(feed.current)) startTransition(() => setMeasured(true))
      else callOff = afterPaint(look)
    }
    callOff = afterPaint(look)
    return () => callOff()
  }, [])

  useSaveReadingPosition({ feed, items, view, userId })
  useScrollToEntry({ scrollTarget, items, list, feed })
  useRestoreScroll({ feed, list, items, position, resume })

  return (
    <div
      className={isMeasured ? classNames(styles.feed, styles.measured) : styles.feed}
      role="feed"
      aria-label="Linx"
      aria-busy={busy}
      tabIndex={-1}
      ref={feed}
    >
      <WindowVirtualizer
        ref={list}
        data={items}
        bufferSize={buffer}
        itemSize={330} // most rounds; the default of 40 would mount a whole page of entries at the start
        {...(position?.rows === items.length && { cache: position.sizes })}
      >
        {(item, at) => {
          const isNew = isNews(item, userId, lastNotify)
          const youWereHere = view === 'Following' && at === end
          const standsFor = runOf(item).length
          const below = card?.below === itemKey(item) && card.card
          const of = [at, isNew, youWereHere, standsFor, userId, pendingFocus, below]
          return rows.row(item, of, () => (
            <FeedRow
              key={itemKey(item)}
              item={item}
              at={at}
              isNew={isNew}
              youWereHere={youWereHere}
              standsFor={standsFor}
              userId={userId}
              pendingFocus={pendingFocus}
              card={below}
            />
          ))
        }}
      </WindowVirtualizer>
    </div>
  )
}
