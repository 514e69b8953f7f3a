import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import type { Anchor } from './scroll-positions'

/** Height of the sticky bar; rows below it are not being read. */
const BAR_PX = 64

/** Where an entry is scrolled to, below the window's top: under the bar, with some space. */
export const UNDER_BAR_PX = BAR_PX + 16

/** The entry at the top of the window, and its offset. */
export function readAnchor(feed: Element, items: readonly LinxItem[]): Anchor | undefined {
  for (const article of feed.querySelectorAll('article')) {
    const { top, bottom } = article.getBoundingClientRect()
    const item = items[Number(article.ariaPosInSet) - 1]
    if (bottom > BAR_PX && item) return { key: itemKey(item), top }
  }
  return undefined
}

/** The element of the entry at this index, from 0; null if it is not rendered. */
export const renderedEntry = (feed: Element, at: number): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`article[aria-posinset="${at + 1}"]`)

/** The distance of the entry at this index from its saved offset; undefined if it is not rendered. */
export function distanceFromAnchor(feed: Element, at: number, { top }: Anchor): number | undefined {
  const entry = renderedEntry(feed, at)
  return entry ? entry.getBoundingClientRect().top - top : undefined
}
