import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { test, type CDPSession } from '@playwright/test'
import { TEST_APP, TEST_DEMO } from '../../scripts/build/folders.mjs'
import { startStatic } from '../../scripts/build/static-server.mjs'
import { linxPage } from '../screens/linx'
import { signInPage } from '../screens/sign-in'
import { golfers } from '../support/golfers'
import { median, ms } from '../support/slow-phone'

test.use({ serviceWorkers: 'allow' })

const ROUNDS = 5
const RESET_AIM_MS = 300
const CALLS_AIM = 20_000
const MAX_RESPONSE_MS = 250

test('the demo: from the link to the first answer, reset, export and import', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const server = await startStatic(TEST_DEMO)
  const answers: number[] = []
  const feeds: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    const start = performance.now()
    await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`, { waitUntil: 'commit' })
    answers.push(
      await page.evaluate(async (longest) => {
        for (;;) {
          // An early request goes to the worker, which asks a page that has no fake yet, so it is given up after a while.
          const signal = AbortSignal.timeout(longest)
          const answer = await fetch('/api/diagnostic/version', { signal }).catch(() => undefined)
          if (answer?.headers.get('Content-Type')?.includes('json')) return performance.now()
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }, MAX_RESPONSE_MS),
    )
    await linxPage(page).items.first().waitFor()
    feeds.push(performance.now() - start)
    const back = performance.now()
    await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`, { waitUntil: 'commit' })
    await linxPage(page).items.first().waitFor()
    again.push(performance.now() - back)
    await context.close()
  }

  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`)
  await linxPage(page).items.first().waitFor()
  const found = await page.evaluate(async (rounds) => {
    const timed = async (work: () => Promise<Response>) => {
      const start = performance.now()
      await (await work()).text()
      return performance.now() - start
    }
    const file = await (await fetch('/__fake/export')).text()
    const all = { reset: [0], exported: [0], imported: [0], bytes: file.length }
    for (let round = 0; round < rounds; round += 1) {
      all.reset[round] = await timed(() => fetch('/__fake/reset', { method: 'POST' }))
      all.exported[round] = await timed(() => fetch('/__fake/export'))
      all.imported[round] = await timed(() =>
        fetch('/__fake/import', { method: 'POST', body: file }),
      )
    }
    return all
  }, ROUNDS)
  await context.close()
  await server.close()
  console.log(
    `demo, first visit: link to the first answer ${ms(median(answers))}, to the first item of the feed ${ms(median(feeds))}, the second time ${ms(median(again))} (medians of ${ROUNDS})`,
  )
  console.log(
    `demo, saturday-round: reset ${ms(median(found.reset))} (aim ${RESET_AIM_MS}), export ${ms(median(found.exported))}, import ${ms(median(found.imported))}, the file ${(found.bytes / 1e6).toFixed(1)} MB`,
  )
})

/** The fake's files, which the page loads after its first frame. */
const FAKE = /\/(?:in-page|handlers|document|faker|contract-check)-[^/]*$/

/** Function calls so far, as the devtools protocol counts them, of the page's code and of the fake's; the runner's are left out. */
async function countCalls(coverage: CDPSession): Promise<{ page: number; fake: number }> {
  const { result } = await coverage.send('Profiler.takePreciseCoverage')
  const calls = (wanted: (url: string) => boolean): number =>
    result
      .filter(({ url }) => url !== '' && wanted(url))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  return { page: calls((url) => !FAKE.test(url)), fake: calls((url) => FAKE.test(url)) }
}

test('the demo: function calls until its sign-in page can be used', async ({ browser }) => {
  const server = await startStatic(TEST_DEMO)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const coverage = await context.newCDPSession(page)
  await coverage.send('Profiler.enable')
  await coverage.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  // The form is in the HTML, but it is usable only once the app has hydrated it.
  await page.addInitScript(() => {
    const ready = new Promise((resolve) => document.addEventListener('linx:ready', resolve))
    Object.assign(globalThis, { ready })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate('globalThis.ready')
  await signInPage(page).login.waitFor()
  const usable = await countCalls(coverage)
  await page.evaluate(async () => (await fetch('/api/diagnostic/version')).text())
  const behind = await countCalls(coverage)
  await context.close()
  await server.close()
  console.log(
    `demo, sign-in page: ${usable.page} function calls until it can be used (aim ${CALLS_AIM}), ${usable.fake + behind.fake} of the fake behind it until its first answer`,
  )
})

/** The total size of a folder's assets, brotli-compressed, in bytes. */
const weigh = (folder: string): number =>
  readdirSync(`${folder}/assets`)
    .filter((name) => /\.(js|css)$/.test(name))
    .reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(`${folder}/assets/${name}`)).length,
      0,
    )

test('the demo: bytes it has more than the product', () => {
  const product = weigh(TEST_APP)
  const demo = weigh(TEST_DEMO)
  console.log(
    `demo bundle: ${((demo - product) / 1000).toFixed(1)} kB more than the product's ${(product / 1000).toFixed(1)} (brotli, all files); in the product: 0, checked at each build`,
  )
})
