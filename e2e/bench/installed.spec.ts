import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { TEST_APP } from '../../scripts/build/folders.mjs'
import { STORED_BYTES } from '../../scripts/bench/budgets.mjs'
import { brotliBytes } from '../../scripts/bench/measure-bytes.mjs'
import { served } from '../support/deploys'
import { expect, test } from '../support/fixtures'
import { median } from '../support/slow-phone'

const TIMES = 5
const HIDDEN_MS = 10 * 60_000
const PING_MS = 10_000
const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const PING = '{"type":6}\u001e'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(180_000)

/** Milliseconds until the first entry of the feed is shown. */
async function firstContent(page: Page): Promise<number> {
  const start = performance.now()
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  await page.getByRole('article').first().waitFor()
  return performance.now() - start
}

test('a repeat visit without signal beside an online first visit', async ({ page, context }) => {
  const first = await firstContent(page)
  await served(page)
  await firstContent(page) // the feed is stored from now on
  await context.setOffline(true)
  const offline: number[] = []
  for (let time = 0; time < TIMES; time += 1) offline.push(await firstContent(page))
  const again = median(offline)
  console.log(
    `first content: online first visit ${first.toFixed(0)} ms, offline repeat visit ${again.toFixed(0)} ms (median of ${TIMES}); ratio ${(again / first).toFixed(2)}`,
  )
})

test('bytes of the files that the worker caches', () => {
  const listed = readFileSync(`${TEST_APP}/sw.js`, 'utf8').matchAll(/"url":"([^"]+)"/g)
  const files = [...new Set([...listed].map(([, url = '']) => url))]
  const bytes = files.map((file) => brotliBytes(join(TEST_APP, file)))
  const total = bytes.reduce((sum, one) => sum + one, 0)
  const said = `files that the worker stores: ${kB(total)} brotli in ${files.length} files (budget ${kB(STORED_BYTES)})`
  console.log(said)
  expect.soft(total, said).toBeLessThanOrEqual(STORED_BYTES)
})

test('requests in ten minutes of a hidden tab', async ({ page, context, backend }) => {
  await context.clock.install({ time: backend.clock.now() })
  const opened = page.waitForEvent('websocket')
  await firstContent(page)
  const socket = await opened
  await served(page)
  await expect.poll(() => backend.hub.connections()).toBe(1)
  await context.clock.runFor(PING_MS) // lets what the app delays until after the first screen happen
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  for (let passed = 0; passed < HIDDEN_MS; passed += PING_MS) {
    const frame = socket.waitForEvent('framereceived')
    backend.hub.raw(PING) // sent by hand, because the host's own pings use the real clock
    await frame
    await context.clock.runFor(PING_MS)
  }
  expect(requests).toEqual([])
  expect(backend.hub.connections()).toBe(1)
  console.log(`requests while hidden: ${requests.length} in ${HIDDEN_MS / 60_000} minutes`)
})
