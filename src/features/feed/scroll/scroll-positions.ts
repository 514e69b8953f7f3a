import { sessionEnd } from '~/api/events'
import type { LinxView } from '~/domain/feed/linx-view'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import type { MeasuredHeights } from './row-window'

/** How many views are stored, the most recent ones. */
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

/**
 * Whether the view restores its scroll position: after Back, and by the links between the views. `top`: it was reached
 * by any other link.
 */
export type Resume = 'back' | 'link' | 'top'

/** The entry that the view is to be restored at; undefined if it begins at its top. */
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
  /** Stores the position of a view that is left; the oldest one is removed when there are too many. */
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
 * The positions of the current session. A list reads this once when it mounts: the last one of a session unmounts after
 * the session has ended, and must leave nothing to the next golfer (R10).
 */
export const scrollPositions = (): ScrollPositions => current

sessionEnd.add(() => {
  current = create()
})

/** Height of the sticky bar; rows below it are not being read. */
const BAR_PX = 64

/** Where an entry is scrolled to, below the window's top: under the bar, with some space. */
export const UNDER_BAR_PX = BAR_PX + 16

/** An entry of the feed; cards of other parts of the app, which stand between them, have no place in it. */
const ENTRY = 'article[aria-posinset]'

/** The element of the entry at the top of the window. */
export const entryAtTop = (feed: Element): HTMLElement | undefined =>
  [...feed.querySelectorAll<HTMLElement>(ENTRY)].find(
    (article) => article.getBoundingClientRect().bottom > BAR_PX,
  )

/** The element of the entry that the golfer reads: the one with `target` while it can be seen, else the one at the top of the window. */
export function entryRead(feed: Element, target: Element): HTMLElement | undefined {
  const own = target.closest<HTMLElement>(ENTRY)
  const { top = 0, bottom = 0 } = own?.getBoundingClientRect() ?? {}
  return own && bottom > BAR_PX && top < window.innerHeight ? own : entryAtTop(feed)
}

/** The entry at the top of the window, and its offset. */
export function readAnchor(feed: Element, items: readonly LinxItem[]): Anchor | undefined {
  const article = entryAtTop(feed)
  const item = items[Number(article?.ariaPosInSet) - 1]
  return article && item && { key: itemKey(item), top: article.getBoundingClientRect().top }
}

/** The entries that are rendered: those on and around the screen. */
export const renderedEntries = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role=feed] article'),
]

/** The element of the entry at this index, from 0; null if it is not rendered. */
export const renderedEntry = (feed: Element, at: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`article[aria-posinset="${at + 1}"]`)

/** The distance of the entry at this index from its saved offset; undefined if it is not rendered. */
export function distanceFromAnchor(feed: Element, at: number, { top }: Anchor): number | undefined {
  const entry = renderedEntry(feed, at)
  return entry ? entry.getBoundingClientRect().top - top : undefined
}
