import type { CDPSession, Page } from '@playwright/test'
import { linxMessages } from '~/domain/messages/linx'
import { newsMessages } from '~/domain/messages/news'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { arrive } from '../support/arrivals'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { ms, SLOWER_CPU, slowDown } from '../support/slow-phone'

/** The number of entries to scroll. All of them (10000) take many minutes on the slowed-down processor. */
const ENTRIES = Number(process.env['LINX_BENCH_ENTRIES'] ?? 1000)
/** Pixels per frame, at 60 frames per second: Android's fastest fling (8,000 pixels per second), and three times as fast. */
const PACES = { 'a fling': 133, 'three flings': 400 }

const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** The size of the page's JavaScript heap after garbage collection, in bytes. */
async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Scrolls down by `entries`, or to the end of the feed, frame by frame; returns what the browser reports as too slow. */
const scrollDown = (page: Page, stride: number, entries: number, end: string) =>
  page.evaluate(
    ([by, enough, words]) =>
      new Promise<{ tasks: number[]; frames: number[]; most: number }>((resolve) => {
        const [tasks, frames]: number[][] = [[], []]
        let most = 0
        const watch = (type: string, into: number[]) =>
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) into.push(duration)
          }).observe({ type })
        watch('longtask', tasks ?? [])
        watch('long-animation-frame', frames ?? [])
        const step = () => {
          window.scrollBy(0, by)
          most = Math.max(most, document.querySelectorAll('*').length)
          const { scrollHeight } = document.documentElement
          const place = Number([...document.querySelectorAll('article')].at(-1)?.ariaPosInSet ?? 0)
          const atEnd = window.scrollY + window.innerHeight >= scrollHeight - 2
          if (place >= enough || (atEnd && document.body.textContent?.includes(words))) {
            setTimeout(() => resolve({ tasks: tasks ?? [], frames: frames ?? [], most }), 500)
          } else requestAnimationFrame(step)
        }
        step()
      }),
    [stride, entries, end] as const,
  )

test.describe('10,000 entries', () => {
  test.use({ scenario: 'season-10k' })

  for (const [pace, stride] of Object.entries(PACES)) {
    test(`scrolled down at the pace of ${pace} (LST-01)`, async ({ page, backend }) => {
      test.setTimeout(1_200_000)
      const cdp = await page.context().newCDPSession(page)
      await page.goto(paths.linx())
      const feed = linxPage(page)
      await expect(feed.items.first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const before = { heap: await heap(cdp), nodes: await nodes(page) }

      const speedUp = await slowDown(page)
      const { tasks, frames, most } = await scrollDown(page, stride, ENTRIES, linxMessages.end)
      await speedUp()

      const places = await feed.places()
      const requests = sent(backend, 'listLinx').map(({ path }) => path)
      const after = await heap(cdp)
      console.log(
        `feed of 10,000 entries scrolled down to ${places.at(-1)?.split(' ')[0]}, ${stride} px a frame (${pace}), CPU ${SLOWER_CPU}x slower (LINX_BENCH_ENTRIES=10000 goes to the end)`,
      )
      console.log(
        `  tasks over 50 ms: ${tasks.length}, worst ${ms(Math.max(0, ...tasks))}; frames over 50 ms: ${frames.length}, worst ${ms(Math.max(0, ...frames))}`,
      )
      console.log(`  DOM nodes: ${before.nodes} with the first 25, ${most} at most`)
      console.log(`  heap: ${MB(before.heap)} with the first 25, ${MB(after)} at the end`)
      console.log(
        `  pages asked for: ${requests.length}, of them twice: ${requests.length - new Set(requests).size}`,
      )
    })
  }
})

test('what is being read while 3 entries arrive', async ({ page, backend }) => {
  await page.goto(paths.linx())
  const feed = linxPage(page)
  await expect.poll(() => backend.hub.connections()).toBe(1)
  const before = await feed.readDown(5)
  await arrive(backend, 3)
  await expect(feed.showNew).toHaveText(newsMessages.newItems('3'))
  const after = await feed.settledReading()
  const same = after.place === before.place
  console.log(`moved by 3 arrivals: ${same ? `${after.top - before.top} px` : 'to another entry'}`)
})
