import { itemKey } from '~/domain/item-key'
import type { LinxItem } from '~/api/types'
import type { Anchor } from './scroll-positions'

/** Rows under the sticky bar are not being read. */
const BAR_PX = 64

/** How far below the window's top an entry stands that was gone to: under the bar, with some air. */
export const UNDER_BAR_PX = BAR_PX + 16

/** The entry at the top of the window, and where exactly it stands. */
export function readAnchor(feed: Element, items: readonly LinxItem[]): Anchor | undefined {
  for (const article of feed.querySelectorAll('article')) {
    const { top, bottom } = article.getBoundingClientRect()
    const item = items[Number(article.ariaPosInSet) - 1]
    if (bottom > BAR_PX && item) return { key: itemKey(item), top }
  }
  return undefined
}

/** The element of the entry at this index, from 0; null while it is height only. */
export const renderedEntry = (feed: Element, at: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`article[aria-posinset="${at + 1}"]`)

/** How far the entry at this index stands from where it was being read; undefined while it is not drawn. */
export function distanceFromAnchor(feed: Element, at: number, { top }: Anchor): number | undefined {
  const entry = renderedEntry(feed, at)
  return entry ? entry.getBoundingClientRect().top - top : undefined
}
