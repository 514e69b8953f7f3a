import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'
import { relativeTime } from '~/domain/dates/time-text'
import { isNews, firstSeenIndex } from '~/domain/feed/linx-news'
import type { LinxView } from '~/domain/feed/linx-view'
import { linxMessages } from '~/domain/messages/linx'
import { classNames } from '~/lib/class-names'
import { now } from '~/lib/clock'
import { moveFocus } from '~/ui/focus/focus'
import { cardClass } from '~/ui/layout/card'
import {
  anchorOf,
  readAnchor,
  scrollPositions,
  type Anchor,
  type Resume,
} from '../scroll/scroll-positions'
import { runOf } from '../cards/follow-runs'
import { useFeedInput, useRestoreScroll, useSaveReadingPosition } from '../scroll/use-feed-scroll'
import { itemName } from '../cards/item-name'
import { LinxEntry, type ItemProps } from '../cards/linx-item'
import styles from './feed-list.module.css'
import type { FeedCard } from './new-linx'
import type { RowRange } from '../scroll/fast-scroll'
import type { MeasuredHeights } from '../scroll/row-heights'
import { createRowWindow, type RowWindow } from '../scroll/row-window'

/** The entry to focus as soon as it has rendered, which for a virtual row may be some frames later. */
export type PendingFocus = {
  request(key: string | undefined): void
  /** Returns true once, for the requested entry. */
  take(key: string): boolean
}

/** Creates a pending focus without a requested entry. */
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

type FeedRowProps = ItemProps & {
  /** Its index in the feed, from 0. */
  at: number
  /** All entries above arrived after the golfer's last visit. */
  youWereHere: boolean
  /** How many follows the row combines, so that it renders again when the next page adds one. */
  standsFor: number
  pendingFocus: PendingFocus | undefined
  /** A card of another part of the app, shown below the entry. */
  card: ReactNode
  /** Observes the row's height. */
  rows: RowWindow
}

/**
 * One entry of the feed; renders again only when it changes, not when the list scrolls. When it is scrolled away with the focus
 * in it, the feed takes the focus, since Tab would start at the top otherwise.
 */
const FeedRow = memo(function FeedRow(props: FeedRowProps) {
  const { item, at, isNew, userId, youWereHere, pendingFocus, rows } = props
  const row = useRef<HTMLDivElement>(null)
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

  useLayoutEffect(() => (row.current ? rows.observe(key, row.current) : undefined), [rows, key])

  return (
    <div ref={row} className={styles.row}>
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
          'data-key': key,
        }}
      />
      {props.card}
    </div>
  )
})

type BriefRowProps = Pick<FeedRowProps, 'item' | 'at'> & {
  /** In px. */
  height: number
}

/** An entry that is scrolled past too fast to be read: its name and how long ago it was. */
function BriefRow({ item, at, height }: BriefRowProps) {
  const name = itemName(item)
  const time = serverTime(item.activityDate)
  return (
    <div className={styles.row} style={{ height }}>
      <article
        className={classNames(cardClass, styles.brief)}
        aria-label={name}
        aria-posinset={at + 1}
      >
        {name}
        {time !== undefined && ` · ${relativeTime(time, now())}`}
      </article>
    </div>
  )
}

type Props = {
  view: LinxView
  items: readonly LinxItem[]
  /** False for a filtered list, whose scroll position is not that of the view. */
  isWholeView?: boolean | undefined
  busy: boolean
  lastNotify: number | undefined
  userId: number
  /** Restores the scroll position of the view, or scrolls to this entry. */
  resume?: Resume | Anchor | undefined
  pendingFocus?: PendingFocus | undefined
  card?: FeedCard | undefined
}

/** The rows of the first render: the first two, which are painted first, or those around the `anchor`. */
function firstRows(items: readonly LinxItem[], anchor: Anchor | undefined): RowRange {
  const at = anchor ? items.findIndex((item) => itemKey(item) === anchor.key) : 0
  return at > 0
    ? { start: at - 1, end: Math.min(at + 3, items.length) }
    : { start: 0, end: Math.min(2, items.length) }
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
    card,
  } = props
  const feed = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const [positions] = useState(scrollPositions)
  const [position] = useState(() => positions.get(view))
  const [heights] = useState((): MeasuredHeights => position?.heights ?? new Map())
  const [range, setRange] = useState(() => firstRows(items, anchorOf(resume, position)))
  const [rows] = useState(() => createRowWindow(heights, range, setRange))
  const newest = useRef(items)
  const keys = useRef<readonly string[]>([])
  const end = firstSeenIndex(items, userId, lastNotify)

  useLayoutEffect(() => {
    // An item that stays at its index keeps its key, since making thousands for each page takes time.
    keys.current = items.map(
      (item, at) => (item === newest.current[at] && keys.current[at]) || itemKey(item),
    )
    newest.current = items
    rows.heights.setKeys(keys.current)
  }, [items, rows])

  useLayoutEffect(() => rows.rendered(range), [rows, range, items])

  useEffect(() => rows.update(), [rows, items])

  useLayoutEffect(() => {
    if (!box.current || !above.current || !below.current) return undefined
    return rows.attach({ box: box.current, above: above.current, below: below.current })
  }, [rows])

  // A layout effect, since the rows and the scroll offset are gone later.
  useLayoutEffect(() => {
    const element = feed.current
    return () => {
      if (!element || !isWholeView) return
      const { current } = newest
      const anchor = readAnchor(element, current)
      positions.save(view, { heights, rows: current.length, scroll: window.scrollY, anchor })
    }
  }, [positions, heights, view, isWholeView])

  useFeedInput(feed, rows)
  useSaveReadingPosition({ feed, items, view, userId, isWholeView })
  useRestoreScroll({ feed, rows, items, position, resume })

  return (
    <div
      className={styles.feed}
      role="feed"
      aria-label="Linx"
      aria-busy={busy}
      tabIndex={-1}
      ref={feed}
    >
      <div className={styles.rows} ref={box}>
        <div ref={above} className={styles.unrendered} />
        {items.slice(range.start, range.end).map((item, index) => {
          const at = range.start + index
          const key = itemKey(item)
          if (range.full && (at < range.full.start || at >= range.full.end))
            return <BriefRow key={key} item={item} at={at} height={rows.heights.heightOf(key)} />
          return (
            <FeedRow
              key={key}
              item={item}
              at={at}
              isNew={isNews(item, userId, lastNotify)}
              youWereHere={view === 'Following' && at === end}
              standsFor={runOf(item).length}
              userId={userId}
              pendingFocus={pendingFocus}
              card={card?.below === key && card.card}
              rows={rows}
            />
          )
        })}
        <div ref={below} className={styles.unrendered} />
      </div>
    </div>
  )
}
