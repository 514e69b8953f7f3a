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
  const collect = () => {
    for (const article of container.querySelectorAll('article')) {
      names.set(
        Number(article.getAttribute('aria-posinset')),
        article.querySelector('a')?.textContent ?? '',
      )
    }
  }
  // Scrolled before its first entry is there, it would render the next ones only.
  await expect.poll(() => container.querySelector('article')).not.toBeNull()
  await expect
    .poll(
      () => {
        collect()
        window.scrollBy(0, 250) // what passes faster is brief
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
