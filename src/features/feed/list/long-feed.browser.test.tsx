import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { json } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { LinxFeed } from './linx-feed'
import { range, user } from './linx-feed.fake'
import { LINX_PAGE_SIZE } from '~/domain/feed/first-page'
import { linx } from '../query/queries'

const ALL = 10_000
const PAGES = ALL / LINX_PAGE_SIZE

/** The cursor of a page, by its number. */
const cursor = (at: number) => new Date(Date.UTC(2026, 5, 13) - at * 60_000).toISOString()

const served = (at: number) =>
  aFeedPage(range(ALL - at * LINX_PAGE_SIZE, LINX_PAGE_SIZE), {
    hasMore: at < PAGES - 1,
    oldestActivityDate: cursor(at + 1),
  })

const frame = () => new Promise((drawn) => void requestAnimationFrame(() => drawn(undefined)))

/** The seconds that the page's main thread has worked so far, without other work of the machine. */
async function worked(): Promise<number> {
  const { metrics } = await cdp().send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
}

/** The bytes in use after garbage collection. */
async function heap(): Promise<number> {
  await cdp().send('HeapProfiler.collectGarbage')
  return (await cdp().send('Runtime.getHeapUsage')).usedSize
}

const nodes = () => document.querySelectorAll('*').length

afterEach(() => window.scrollTo(0, 0))

// LST-01. That each of 400 pages is requested once is tested without a browser, in feed-pages.test.ts.
test('10,000 entries: the last can be reached, with as few nodes as at the start', async () => {
  await page.viewport(390, 844)
  const network = fakeNetwork({ 'GET /api/linx': () => json(served(PAGES - 1)) })
  const client = createQueryClient()
  await cdp().send('Performance.enable', { timeDomain: 'threadTicks' })
  const { queryKey } = linx.feed('Following')
  const before = await heap()
  client.setQueryData(queryKey, {
    pages: Array.from({ length: PAGES - 1 }, (_, at) => served(at)),
    pageParams: Array.from({ length: PAGES - 1 }, (_, at) => (at === 0 ? undefined : cursor(at))),
  })
  const element = <LinxFeed view="Following" user={user} lastNotify={undefined} />
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  const nodesAtStart = nodes()

  const last = screen.getByRole('article', { name: 'Golfer 1 at Bellwether Links', exact: true })
  await expect
    .poll(
      () => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        return last.query()?.ariaPosInSet
      },
      { interval: 50, timeout: 15_000 },
    )
    .toBe(String(ALL))
  await expect.element(screen.getByText('No more linx.')).toBeInTheDocument()
  expect(network.count('GET /api/linx')).toBe(1)
  expect(nodes()).toBeLessThan(nodesAtStart * 2)
  expect((await heap()) - before).toBeLessThan(100e6)

  const SCREENS = 10
  const start = await worked()
  for (let at = 0; at < SCREENS; at += 1) {
    window.scrollBy(0, -window.innerHeight)
    await frame()
    await frame()
  }
  expect(((await worked()) - start) / SCREENS).toBeLessThan(0.2)
  network.restore()
})
