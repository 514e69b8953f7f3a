import type { Locator, Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { TAP } from '../../scripts/bench/budgets.mjs'
import { linxPage } from '../screens/linx'
import { commentsOf } from '../screens/comments'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { median, ms, SLOWER_CPU, slowDown } from '../support/slow-phone'

/** The number of taps. */
const TAPS = 8
/** The position of an entry several pages down. */
const DEPTH = 300

/** Taps the buttons in turn. Returns the ms from each tap to the frame that shows it, and the number of tasks over 50 ms. */
const tap = (buttons: Locator, taps: number) =>
  buttons.evaluateAll(async (elements, count) => {
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const after = new MessageChannel()
          after.port1.addEventListener('message', () => resolve())
          after.port1.start()
          after.port2.postMessage(0)
        })
      })
    const found: number[] = []
    let long = 0
    new PerformanceObserver((list) => {
      long += list.getEntries().length
    }).observe({ type: 'longtask' })
    for (let at = 0; at < count; at += 1) {
      const element = elements[at % elements.length]
      const start = performance.now()
      if (element instanceof HTMLElement) element.click()
      await painted()
      found.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 600)) // a faster tap would count as a double tap
    }
    return { found: found.toSorted((a, b) => a - b), long }
  }, taps)

/** Taps the buttons on a slow phone and prints what that took. Returns the median, in milliseconds. */
async function measure(what: string, buttons: Locator, page: Page, taps = TAPS) {
  const speedUp = await slowDown(page)
  const { found, long } = await tap(buttons, taps)
  await speedUp()
  expect(found).toHaveLength(taps)
  console.log(
    `${what}, ${SLOWER_CPU}x slower CPU: ${ms(median(found))} median, ${ms(found.at(-1))} worst of ${taps} taps to the next paint; tasks over 50 ms meanwhile: ${long}`,
  )
  return median(found)
}

test('a Woohoo and its taking back, from the tap to the next paint', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(paths.linx())
  const thread = commentsOf(linxPage(page).items.filter({ hasText: 'Woohoo!' }).first())
  await expect(thread.giveWoohoo).toBeVisible()
  await measure('woohoo', thread.giveWoohoo, page)
})

test.describe('10,000 entries', () => {
  test.use({ scenario: 'season-10k' })

  test('a tap far down the feed, beside one at its top', async ({ page }) => {
    test.setTimeout(300_000)
    await page.goto(paths.linx())
    const feed = linxPage(page)
    // Toggles between the date and how long ago it was.
    const timeOf = async (place: number) => {
      const entry = feed.items.and(page.locator(`[aria-posinset="${place}"]`))
      const time = entry.getByRole('button', { name: / ago$|, 20\d\d at / })
      await expect(time).toBeInViewport()
      return time
    }
    const top = await measure('the time of an entry at the top', await timeOf(1), page)
    const { place } = await feed.readDown(DEPTH)
    const time = await timeOf(place + 1) // the head of the next entry is in view; that of the entry being read may not be
    const deep = await measure(`the time of entry ${place + 1}`, time, page)
    const said = `a tap below ${DEPTH} entries takes ${(deep / top).toFixed(2)} of one at the top (budget ${TAP.overTop})`
    console.log(said)
    expect.soft(deep / top, said).toBeLessThanOrEqual(TAP.overTop)
  })
})

test('following those who are suggested, from the tap to the next paint', async ({
  page,
  backend,
}) => {
  test.setTimeout(120_000)
  await page.goto(paths.following('suggestions'))
  const follow = page.getByRole('button', { name: /^Follow / })
  await expect(follow.first()).toBeVisible()
  const there = await follow.count()
  await measure('follow', follow, page, there)
  await expect.poll(() => sent(backend, 'followGolfer')).toHaveLength(there)
})
