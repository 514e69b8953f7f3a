import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxView } from '~/domain/feed/linx-view'
import { deferred } from '~/lib/deferred'
import { BarSlot } from '~/ui/layout/slots'
import { fakeHubEvents } from '~/realtime/hub.fake'
import { cut, json } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { reloadFeeds } from '../query/arrivals'
import { linx } from '../query/queries'
import { LinxFeed } from './linx-feed'
import { range, user } from './linx-feed.fake'

const LINX = 'GET /api/linx'
const CURSOR = '2026-06-13T12:00:00Z'
const page = (newest: number) =>
  json(aFeedPage(range(newest, 25), { hasMore: true, oldestActivityDate: CURSOR }))

let network: FakeNetwork
let client: QueryClient

beforeEach(() => {
  fakeHubEvents()
  network = fakeNetwork()
  client = createQueryClient()
})
afterEach(() => {
  vi.restoreAllMocks()
  network.restore()
  window.scrollTo(0, 0)
})

/** Opens a view whose newest entry is that of golfer 40. */
async function open(view: LinxView) {
  network.on(LINX, () => page(40))
  const element = <LinxFeed view={view} user={user} lastNotify={undefined} />
  const router = createMemoryRouter([{ path: '*', element }])
  const screen = await render(
    <QueryClientProvider client={client}>
      <BarSlot className={undefined} />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  await expect.poll(() => client.getQueryData(linx.head(view, user.us_id).queryKey)).toBeDefined()
  return screen
}

test('a score posted in the background appears at the top of the feed, which stays on the screen meanwhile', async () => {
  const screen = await open('My Linx')
  const answer = deferred<Response>()
  network.on(LINX, () => answer.promise)
  const reloaded = reloadFeeds(client)
  await expect.poll(() => network.count(LINX)).toBeGreaterThan(1)
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  answer.resolve(page(41))
  await reloaded
  await expect.element(screen.getByText('Golfer 41')).toBeVisible()
})

test('it does not move a golfer who is reading further down, to whom it is offered', async () => {
  const screen = await open('Following')
  window.scrollTo(0, 900)
  await expect.poll(() => window.scrollY).toBe(900)
  const top = (entry: Element | undefined) => entry?.getBoundingClientRect().top ?? NaN
  const entries = screen.getByRole('article')
  await expect.poll(() => entries.elements().some((entry) => top(entry) > 0)).toBe(true)
  const read = entries.elements().find((entry) => top(entry) > 0) // those above may still change their height
  const before = top(read)
  network.on(LINX, () => page(41))
  await reloadFeeds(client)
  await expect.element(screen.getByRole('button', { name: '1 new Linx' })).toBeVisible()
  expect(top(read)).toBe(before)
})

test('without a network right then, the feed stays', async () => {
  const screen = await open('Following')
  network.on(LINX, cut)
  await reloadFeeds(client)
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
})

test('a view that is not on the screen is loaded anew when it is opened', async () => {
  network.on(LINX, () => page(30))
  const other = linx.feed('My Linx', user.us_id)
  await client.prefetchInfiniteQuery(other)
  await open('Following')
  await reloadFeeds(client)
  expect(client.getQueryData(other.queryKey)).toBeUndefined()
})
