import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { startStatic } from '../../scripts/build/static-server.mjs'
import { paths } from '~/routing/paths'
import { FIRST_PAINT } from '../../scripts/bench/budgets.mjs'
import { expect, test } from '../support/fixtures'
import { median, SLOW_4G, slowDown } from '../support/slow-phone'

const TIMES = 15

/** Creates the sign-in page without scripts: the prerendered HTML with inlined styles. */
function withoutCode(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'linx-static-'))
  cpSync(from, folder, { recursive: true })
  const page = readFileSync(join(from, 'index.html'), 'utf8')
  const still = page
    .replaceAll(/[ \t]*<link rel="stylesheet" disabled[^>]*>\n?/g, '')
    .replaceAll(/<script[^>]*><\/script>/g, '')
  expect(still).not.toContain('<script')
  expect(still, 'styles of the page').toContain('<style>')
  expect(still).not.toContain('rel="stylesheet"')
  writeFileSync(join(folder, 'index.html'), still)
  return folder
}

/** Milliseconds until the largest part of the page was painted, on a first visit. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await slowDown(page, SLOW_4G)
  await page.goto(url, { waitUntil: 'networkidle' })
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return at
}

test.use({ as: null })
test.setTimeout(300_000)

test('the sign-in page is painted as soon as a page without code', async ({ browser }) => {
  const folder = withoutCode(TEST_APP)
  const [built, still] = await Promise.all([
    startStatic(TEST_APP, { packed: true }),
    startStatic(folder, { packed: true }),
  ])
  const addresses = { page: built.url + paths.login(), still: still.url }
  const times = { page: new Array<number>(), still: new Array<number>() }
  for (let time = 0; time < TIMES; time += 1) {
    // The two take turns in going first, so that a machine that slows down affects both equally.
    const order = time % 2 === 0 ? (['page', 'still'] as const) : (['still', 'page'] as const)
    for (const which of order) times[which].push(await largestPaint(browser, addresses[which]))
  }
  await Promise.all([built.close(), still.close()])
  rmSync(folder, { recursive: true })
  const page = median(times.page)
  const plain = median(times.still)
  const ratio = page / plain
  const said = `largest paint of sign-in ${page.toFixed(0)} ms, of the same page without code ${plain.toFixed(0)} ms (medians of ${TIMES}, throttled); ratio ${ratio.toFixed(2)} (budget ${FIRST_PAINT.overStatic})`
  console.log(said)
  expect.soft(ratio, said).toBeLessThanOrEqual(FIRST_PAINT.overStatic)
})
