import { expect } from 'vitest'
import type { LinxItem } from '~/api/types'
import { aFeedItem, nora } from '~/testing/builders'

/** The signed-in golfer. */
export const user = nora

/** A round whose golfer is named by its number. */
export const item = (sourceId: number, change: Partial<LinxItem> = {}): LinxItem =>
  aFeedItem({ sourceId, ...change })
/** This many rounds, newest first. */
export const range = (newest: number, count: number) =>
  Array.from({ length: count }, (_, at) => item(newest - at))

/** Scrolls to the end of the feed and returns the names passed, in order. */
export async function readAll(container: Element): Promise<string[]> {
  const names = new Map<number, string>()
  /** Returns whether all entries in the page are whole: a brief one has no link. */
  const collect = () =>
    [...container.querySelectorAll('article')].every((article) => {
      const name = article.querySelector('a')?.textContent
      if (name !== undefined) names.set(Number(article.getAttribute('aria-posinset')), name)
      return name !== undefined
    })
  // If the feed were scrolled before its first entry is shown, it would render only the next ones.
  await expect.poll(() => container.querySelector('article')).not.toBeNull()
  await expect
    .poll(
      () => {
        if (!collect()) return false // passed too fast on a busy machine: they are whole soon
        window.scrollBy(0, 250)
        const { scrollHeight } = document.documentElement
        return (
          container.textContent?.includes('No more linx.') &&
          window.scrollY + window.innerHeight >= scrollHeight - 2
        )
      },
      { interval: 30 },
    )
    .toBe(true)
  collect()
  return [...names].toSorted(([a], [b]) => a - b).map(([, name]) => name)
}
