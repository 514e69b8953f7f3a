import { sessionEnd } from '~/api/events'
import type { LinxView } from '~/domain/feed/linx-view'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import type { MeasuredHeights } from './row-heights'

/** The maximum number of views stored, the most recent ones. */
export const MAX_VIEWS = 20

/** The entry at the top of the window, and its offset from the window's top. */
export type Anchor = { key: string; top: number }

/** The state of a view when it was left: measured row heights, number of rows, scroll offset and anchor. */
export type ScrollPosition = {
  heights: MeasuredHeights
  rows: number
  scroll: number
  anchor: Anchor | undefined
}

/** How the view was reached: by Back or a link between the views, which restore its scroll position, or otherwise (`top`). */
export type Resume = 'back' | 'link' | 'top'

/** The entry to restore the view at; undefined if it starts at its top. */
export function anchorOf(
  resume: Resume | Anchor,
  position: ScrollPosition | undefined,
): Anchor | undefined {
  if (typeof resume === 'object') return resume
  return resume === 'top' ? undefined : position?.anchor
}

/** Scroll positions by view, so that going back leads to the same pixel. */
export type ScrollPositions = {
  get(view: LinxView): ScrollPosition | undefined
  /** Stores the position of a view that is left; removes the oldest one if there are too many. */
  save(view: LinxView, position: ScrollPosition): void
}

function create(): ScrollPositions {
  const byView = new Map<LinxView, ScrollPosition>()
  return {
    get: (view) => byView.get(view),
    save(view, position) {
      byView.delete(view) // re-inserted, so that it is the newest
      byView.set(view, position)
      const [oldest] = byView.keys()
      if (oldest !== undefined && byView.size > MAX_VIEWS) byView.delete(oldest)
    },
  }
}

let current = create()

/**
 * The positions of the current session. A list calls this once when it mounts, since the last list of a session unmounts after
 * the session has ended and must leave nothing to the next golfer (R10).
 */
export const scrollPositions = (): ScrollPositions => current

sessionEnd.add(() => {
  current = create()
})

/** The part of the window between the bars, in px from the top of the window. */
export function readingArea(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  }
}

/** Excludes the cards of other parts of the app, which have no position in the feed. */
const ENTRY = 'article[aria-posinset]'

/** The rendered entries of a feed: those on and around the screen. */
export const entriesOf = (feed: Element): HTMLElement[] => [
  ...feed.querySelectorAll<HTMLElement>(ENTRY),
]

/** The element of the entry at the top of the window. */
export function entryAtTop(feed: Element): HTMLElement | undefined {
  const { top } = readingArea()
  return entriesOf(feed).find((entry) => entry.getBoundingClientRect().bottom > top)
}

/** The entry at the top of the window, and its offset. */
export function readAnchor(feed: Element, items: readonly LinxItem[]): Anchor | undefined {
  const article = entryAtTop(feed)
  const item = items[Number(article?.ariaPosInSet) - 1]
  return article && item && { key: itemKey(item), top: article.getBoundingClientRect().top }
}

/** The rendered entries of the page's feed. */
export const renderedEntries = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[role=feed] ${ENTRY}`),
]

/** The element of the entry at this index, from 0; null if it is not rendered. */
export const renderedEntry = (feed: Element, at: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`article[aria-posinset="${at + 1}"]`)

/** The distance of the entry at this index from its saved offset; undefined if it is not rendered. */
export function distanceFromAnchor(feed: Element, at: number, { top }: Anchor): number | undefined {
  const entry = renderedEntry(feed, at)
  return entry ? entry.getBoundingClientRect().top - top : undefined
}
