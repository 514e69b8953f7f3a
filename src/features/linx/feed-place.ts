import type { LinxItem } from '~/api/types'
import { itemKey } from './gathered-items'
import type { Anchor } from './kept-places'

/** Rows under the sticky bar are not being read. */
const BAR_PX = 64

type Items = readonly LinxItem[]

/** The entry at the top of the window, and where exactly it stands. */
export function readAnchor(feed: Element, items: Items): Anchor | undefined {
  for (const article of feed.querySelectorAll('article')) {
    const { top, bottom } = article.getBoundingClientRect()
    const item = items[Number(article.ariaPosInSet) - 1]
    if (bottom > BAR_PX && item) return { key: itemKey(item), top }
  }
  return undefined
}

/** How far the entry at this index stands from where it was being read; undefined while it is not drawn. */
export function distance(feed: Element, at: number, { top }: Anchor): number | undefined {
  const article = feed.querySelector(`article[aria-posinset="${at + 1}"]`)
  return article ? article.getBoundingClientRect().top - top : undefined
}
