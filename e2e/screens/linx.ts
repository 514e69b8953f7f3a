import { expect, type Page } from '@playwright/test'

/** The entry below the bar: its position in the feed from 1, its name, and where its top is in the window. */
const reading = (page: Page) =>
  page.getByRole('article').evaluateAll((items) => {
    const item = items.find((one) => one.getBoundingClientRect().bottom > 64)
    if (!item) return undefined
    const { top } = item.getBoundingClientRect()
    return { place: Number(item.ariaPosInSet), name: item.ariaLabel ?? '', top }
  })

/** The entry below the bar once nothing moves any more. */
async function settledReading(page: Page) {
  for (let before = await reading(page); ;) {
    const now = await page
      .evaluate(() => new Promise<void>((done) => void setTimeout(done, 150)))
      .then(() => reading(page))
    if (now && JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

/**
 * Expects the same entry in the same place once nothing moves. It may be off by less than a pixel, because windows scroll by whole
 * pixels while entries have fractional heights.
 */
async function expectReading(page: Page, before: Awaited<ReturnType<typeof settledReading>>) {
  const { top, ...entry } = await settledReading(page)
  expect(entry).toEqual({ place: before.place, name: before.name })
  expect(Math.abs(top - before.top), `from ${before.top} to ${top}`).toBeLessThan(1)
}

/** Scrolls until the entry at this position is below the bar. */
async function readDown(page: Page, place: number) {
  await page.getByRole('article').first().waitFor()
  while (((await reading(page))?.place ?? 0) < place) await page.mouse.wheel(0, 1500)
  return settledReading(page)
}

/** Locators and actions for the Linx page. */
export const linxPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Linx' }),
  view: (name: string) =>
    page.getByRole('navigation', { name: 'Linx views' }).getByRole('link', { name }),
  items: page.getByRole('article'),
  /** The position and name of each rendered entry; for the others there is only empty space. */
  places: () =>
    page
      .getByRole('article')
      .evaluateAll((items) => items.map((item) => `${item.ariaPosInSet} ${item.ariaLabel}`)),
  round: (golfer: string, course: string) =>
    page.getByRole('article', { name: `${golfer} at ${course}` }),
  reading: () => reading(page),
  settledReading: () => settledReading(page),
  expectReading: (before: Awaited<ReturnType<typeof settledReading>>) =>
    expectReading(page, before),
  readDown: (place: number) => readDown(page, place),
  showNew: page.getByRole('button', { name: /new Linx/ }),
})
