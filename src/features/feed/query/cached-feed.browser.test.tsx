import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { RETRY_DELAY_MS, MAX_RETRIES } from '~/api/timeouts-and-retries'
import { deferred } from '~/lib/deferred'
import { realTimers } from '~/lib/timers'
import { cachedResponses } from '~/offline/database'
import { cachedAges, feedAge } from '~/offline/cache'
import { hubEvents } from '~/realtime/hub-events'
import { startOffline } from '~/offline/offline-start.fake'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { LinxFeed } from '../list/linx-feed'
import { range, user } from '../list/linx-feed.fake'
import { readingPosition } from '../scroll/reading-position'
import { linx, prefetchFeed } from './queries'

const LINX = 'GET /api/linx'
const page = (newest: number, hasMore = false) =>
  json(aFeedPage(range(newest, 2), { hasMore, oldestActivityDate: '2026-06-13T12:00:00Z' }))
let it: Awaited<ReturnType<typeof startOffline>>

beforeEach(async () => {
  it = await startOffline()
  const items = range(30, 2)
  await cachedResponses.put(1, 'linx/Following', {
    items,
    hasMore: false,
    oldestActivityDate: '2026-06-13T12:00:00Z',
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  return it.leave()
})

const open = () => it.open(<LinxFeed view="Following" user={user} lastNotify={undefined} />)

test('an undetected dead network shows the cached feed with its age, and the new one when the hub connects', async () => {
  it.network.on(LINX, cut)
  const later = vi.spyOn(realTimers, 'after')
  const screen = await open()
  await expect.element(screen.getByText('Golfer 30')).toBeVisible()
  expect(feedAge(cachedAges.getState())).toBeDefined()
  const waits = () =>
    vi.mocked(hubEvents.on).mock.calls.filter(([name]) => name === 'connected').length // the request layer waits for the network after each attempt
  await expect.poll(waits).toBe(1 + MAX_RETRIES)
  const repeats = later.mock.calls.filter(([ms]) => ms === RETRY_DELAY_MS)
  expect(repeats).toHaveLength(MAX_RETRIES) // no more automatic retries (R5)
  later.mockRestore()
  it.network.on(LINX, () => page(40))
  it.connect()
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  expect(feedAge(cachedAges.getState())).toBeUndefined()
})

describe('with the network back right after an offline start', () => {
  const Badge = () => `newest: ${useQuery(linx.head('Following')).data?.items[0]?.sourceId}`
  const feed = <LinxFeed view="Following" user={user} lastNotify={undefined} />

  test.each([
    ['the shown page is requested once, not again for the count of what is new', feed, 'connect'],
    ['it is requested once although the hub has connected late', feed, 'connectLate'],
    ['the newest page is requested for the count where no feed is shown', undefined, 'connect'],
  ] as const)('%s', async (_title, shown, connect) => {
    it.network.on(LINX, cut)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false) // so that nothing is repeated after a delay
    const screen = await it.open(
      <>
        <output>
          <Badge />
        </output>
        {shown}
      </>,
    )
    await expect.element(screen.getByText('newest: 30')).toBeVisible()
    const before = it.network.count(LINX)
    it.network.on(LINX, () => page(40))
    it[connect]()
    if (shown) await expect.element(screen.getByText('Golfer 40')).toBeVisible()
    await expect.element(screen.getByText('newest: 40')).toBeVisible()
    expect(it.network.count(LINX)).toBe(before + 1)
  })
})

test('a feed that is read further down stays in place when the network is back, and what is new is offered', async () => {
  const items = range(30, 20)
  const oldestActivityDate = '2026-06-13T12:00:00Z'
  await cachedResponses.put(1, 'linx/Following', { items, hasMore: true, oldestActivityDate })
  it.network.on(LINX, cut)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await open()
  await expect.element(screen.getByText('Golfer 25')).toBeInTheDocument() // so that the rows above it have been measured
  window.scrollTo(0, 600)
  const inView = () =>
    screen
      .getByRole('article')
      .elements()
      .find((entry) => entry.getBoundingClientRect().top >= 0)?.textContent
  await expect.poll(inView).not.toContain('Golfer 30')
  const before = inView()
  onLine.mockReturnValue(true)
  it.connect() // the host still does not respond
  await expect.poll(() => it.network.count(LINX)).toBeGreaterThan(1)
  expect(feedAge(cachedAges.getState())).toBeDefined()
  it.network.on(LINX, () => json(aFeedPage(range(32, 22), { hasMore: true, oldestActivityDate })))
  it.connect()
  await expect.element(screen.getByRole('button', { name: /2 new Linx/ })).toBeVisible()
  expect(feedAge(cachedAges.getState())).toBeUndefined()
  expect(inView()).toBe(before)
  expect(screen.getByText('Golfer 32').query()).toBeNull()
})

test('a feed that is loading is not requested a second time', async () => {
  const answer = deferred<ReturnType<typeof page>>()
  let requests = 0
  it.network.on(LINX, () => {
    requests += 1
    return answer.promise
  })
  const client = createQueryClient()
  const { queryKey } = linx.feed('Following')
  const first = prefetchFeed(client, 'Following')
  const again = prefetchFeed(client, 'Following').then(() => client.getQueryData(queryKey))
  answer.resolve(page(40))
  expect((await again)?.pages).toHaveLength(1)
  await first
  expect(requests).toBe(1)
})

test('a first page that is loading for the badge does not replace the pages down to the reading position', async () => {
  const first = deferred<ReturnType<typeof page>>()
  let requests = 0
  it.network.on(LINX, () => {
    requests += 1
    return requests === 1 ? first.promise : page(60 - 10 * requests, true)
  })
  const client = createQueryClient()
  const badge = client.fetchQuery(linx.head('Following'))
  await expect.poll(() => requests).toBe(1)
  vi.spyOn(readingPosition, 'pages').mockReturnValue(2)
  await prefetchFeed(client, 'Following')
  const pages = client.getQueryData(linx.feed('Following').queryKey)?.pages ?? []
  expect(pages.map(({ items }) => items[0]?.sourceId)).toEqual([40, 30])
  expect((await badge).items[0]?.sourceId).toBe(40)
  first.resolve(page(50))
})

test('a feed that ends above the position of the last visit is requested once', async () => {
  vi.spyOn(readingPosition, 'pages').mockReturnValue(5)
  it.network.on(LINX, () => page(40))
  const client = createQueryClient()
  await prefetchFeed(client, 'Following')
  await prefetchFeed(client, 'Following')
  expect(it.network.count(LINX)).toBe(1)
})

test('one lost response shows the cached feed, and a second later the new one', async () => {
  let requests = 0
  it.network.on(LINX, () => ((requests += 1) === 1 ? cut() : page(40)))
  const screen = await open()
  await expect.element(screen.getByText('Golfer 30')).toBeVisible()
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  expect(feedAge(cachedAges.getState())).toBeUndefined()
})

// NET-15.
test('a position below the cached page still shows the cached feed, and the new one with the network', async () => {
  vi.spyOn(readingPosition, 'pages').mockReturnValue(3)
  const items = range(30, 2)
  await cachedResponses.put(1, 'linx/Following', {
    items,
    hasMore: true,
    oldestActivityDate: '2026-06-13T12:00:00Z',
  })
  it.network.on(LINX, cut)
  const screen = await open()
  await expect.element(screen.getByText('Golfer 30')).toBeVisible()
  it.network.on(LINX, () => page(40))
  it.connect()
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  expect(feedAge(cachedAges.getState())).toBeUndefined()
})

test('a captive portal’s page in place of the feed shows the cached feed with its age', async () => {
  it.network.on(LINX, () =>
    undeclared('a captive portal', new Response('<html><body>Room number?</body></html>')),
  )
  const screen = await open()
  await expect.element(screen.getByText('Golfer 30')).toBeVisible()
  await expect.poll(() => feedAge(cachedAges.getState())).toBeDefined()
})

test('a failing host shows its message, not the cached feed', async () => {
  it.network.on(LINX, () => refusal(500, 'The clubhouse is closed.'))
  const screen = await open()
  await expect.element(screen.getByText('The clubhouse is closed.')).toBeVisible()
  expect(feedAge(cachedAges.getState())).toBeUndefined()
})

describe('a slow host', () => {
  /** The cached feed is on the screen, and the host has not responded yet. */
  async function openSlow() {
    const { promise, resolve } = deferred<Response>()
    it.network.on(LINX, () => promise)
    const screen = await open()
    await expect.element(screen.getByText('Golfer 30')).toBeVisible()
    expect(feedAge(cachedAges.getState())).toBeUndefined()
    return { screen, respond: () => resolve(page(40)) }
  }

  test('shows the cached feed meanwhile; its response replaces an untouched feed', async () => {
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({
      hasBeenActive: false,
      isActive: false,
    })
    const { screen, respond } = await openSlow()
    respond()
    await expect.element(screen.getByText('Golfer 40')).toBeVisible()
    expect(screen.getByText('Golfer 30').query()).toBeNull()
  })

  test('its response does not move a feed that the golfer has touched: the new items are offered', async () => {
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({
      hasBeenActive: true,
      isActive: false,
    })
    const { screen, respond } = await openSlow()
    respond()
    await expect.element(screen.getByRole('button', { name: /2 new Linx/ })).toBeVisible()
    await expect.element(screen.getByText('Golfer 30')).toBeVisible()
    expect(screen.getByText('Golfer 40').query()).toBeNull()
  })
})
