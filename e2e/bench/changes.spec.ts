import type { CDPSession } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { expect, test } from '../support/fixtures'

/** The number of changes between screens (LST-09). */
const CHANGES = Number(process.env['LINX_BENCH_CHANGES'] ?? 200)

const SECTIONS = [
  ['Post', 'Post a score'],
  ['Following', 'Following'],
  ['Groups', 'Groups'],
  ['Invite', 'Invite a player'],
  ['Linx', 'Linx'],
] as const

/** The page's heap size in bytes and its numbers of event listeners and nodes, after garbage collection. */
async function held(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') }
}

test('what the page holds after many changes between all screens (LST-09)', async ({ page }) => {
  test.setTimeout(1_200_000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.goto(paths.linx())
  const main = page.getByRole('navigation', { name: 'Main' })
  const round = async () => {
    for (const [link, title] of SECTIONS) {
      await main.getByRole('link', { name: new RegExp(`^${link}`) }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    await expect(linxPage(page).items.first()).toBeVisible()
  }
  await round() // loads each screen's code and data
  await round()
  const before = await held(cdp)
  for (let changes = 0; changes < CHANGES; changes += SECTIONS.length) await round()
  const after = await held(cdp)
  const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${CHANGES} changes between screens: heap ${MB(before.heap)} before, ${MB(after.heap)} after; listeners ${before.listeners} and ${after.listeners}; nodes ${before.nodes} and ${after.nodes}`,
  )
  expect(after.heap - before.heap).toBeLessThan(10e6)
  // A picture on its way is held with its two listeners though its row is gone, so that a busy machine begins with some
  // more than it ends with; one left by each visit of one screen would be this many.
  expect(after.listeners - before.listeners).toBeLessThan(CHANGES / SECTIONS.length)
})
