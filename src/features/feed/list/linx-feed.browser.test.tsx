import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxPage } from '~/api/types'
import type { LinxView } from '~/domain/feed/linx-view'
import { deferred } from '~/lib/deferred'
import { hubEvents } from '~/realtime/hub-events'
import { fakeHubEvents, hubListeners } from '~/realtime/hub.fake'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { LinxFeed } from './linx-feed'
import { item, range, readAll, user } from './linx-feed.fake'
import { linx, refreshHead } from '../query/queries'

const LINX = 'GET /api/linx'

/** Cursors of the second, third and fourth page. */
const A = '2026-06-13T12:00:00Z'
const B = '2026-06-12T12:00:00Z'
const C = '2026-06-11T12:00:00Z'

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

/** Responses by cursor; the first page is at ''. */
function serve(pages: Record<string, LinxPage | (() => Response)>): void {
  network.on(LINX, ({ url }) => {
    const page = pages[url.searchParams.get('olderThan') ?? ''] ?? cut
    return typeof page === 'function' ? page() : json(page)
  })
}

async function open(view: LinxView = 'Following', lastNotify?: number) {
  const element = <LinxFeed view={view} user={user} lastNotify={lastNotify} />
  const router = createMemoryRouter([{ path: '*', element }])
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

// LST-04.
test('scrolling while a page loads requests it once; a tall screen is filled', async () => {
  const late = deferred()
  network.on(LINX, async ({ url }) => {
    const olderThan = url.searchParams.get('olderThan')
    if (olderThan === B) await late.promise
    const newest = { [A]: 39, [B]: 38 }[olderThan ?? ''] ?? 40
    const [cursor, hasMore] = [{ [A]: B, [B]: C }[olderThan ?? ''] ?? A, olderThan !== B]
    return json(aFeedPage(range(newest, 1), { hasMore, oldestActivityDate: cursor }))
  })
  const screen = await open()
  await expect.poll(() => network.count(LINX)).toBe(3) // the first pages are shorter than the screen
  for (let at = 0; at < 200; at += 1) window.dispatchEvent(new Event('scroll'))
  await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(network.count(LINX)).toBe(3)
  late.resolve()
  await expect.element(screen.getByText('No more linx.')).toBeInTheDocument()
  expect(network.count(LINX)).toBe(3)
})

test('the next page loads 1000 pixels above the bottom', async () => {
  const { contexts } = vi.spyOn(IntersectionObserver.prototype, 'observe').mock
  serve({ '': aFeedPage(range(40, 3), { hasMore: true, oldestActivityDate: A }) })
  await open()
  const margins = () => contexts.map((one) => one instanceof IntersectionObserver && one.rootMargin)
  await expect.poll(margins).toContain('1000px 0px 1000px 0px')
})

test('a hidden tab checks for arrivals once, when it becomes visible', async () => {
  serve({ '': aFeedPage(range(40, 3), { oldestActivityDate: A }) })
  const screen = await open()
  await expect.element(screen.getByRole('feed')).toBeVisible()
  await expect.poll(() => hubEvents.on).toHaveBeenCalled() // its code is loaded after the feed
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  hubListeners.ReceiveLinxUpdate.notify()
  hubListeners.ReceiveLinxUpdate.notify()
  expect(network.count(LINX)).toBe(1)
  serve({ '': aFeedPage(range(41, 4), { oldestActivityDate: A }) })
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('button', { name: '1 new Linx' })).toBeVisible()
  expect(network.count(LINX)).toBe(2)
})

// LST-02.
test('overlapping pages show each item once; each page is requested once', async () => {
  serve({
    '': aFeedPage(range(40, 10), { hasMore: true, oldestActivityDate: A }),
    [A]: aFeedPage(range(35, 10), { hasMore: true, oldestActivityDate: B }),
    [B]: aFeedPage(range(28, 10), { oldestActivityDate: C }),
  })
  const screen = await open()
  await expect.element(screen.getByRole('feed')).toBeVisible()
  const names = await readAll(screen.container)
  expect(names).toEqual(range(40, 22).map(({ name }) => name))
  expect(network.count(LINX)).toBe(3)
})

// LST-03.
test('a server that always repeats its page is requested twice', async () => {
  serve({
    '': aFeedPage(range(40, 5), { hasMore: true, oldestActivityDate: A }),
    [A]: aFeedPage(range(40, 5), { hasMore: true, oldestActivityDate: A }),
  })
  const screen = await open()
  await expect.element(screen.getByRole('feed')).toBeVisible()
  expect(await readAll(screen.container)).toHaveLength(5)
  expect(network.count(LINX)).toBe(2)
})

// LST-05.
test('a failed page leaves the others, and is requested again on Retry only', async () => {
  serve({
    '': aFeedPage(range(40, 5), { hasMore: true, oldestActivityDate: A }),
    [A]: () => refusal(500, 'The clubhouse is closed.'),
  })
  const screen = await open()
  await expect.element(screen.getByText('The clubhouse is closed.')).toBeVisible()
  await expect
    .element(screen.getByRole('article', { name: 'Golfer 40 at Bellwether Links' }))
    .toBeInTheDocument()
  expect(network.count(LINX)).toBe(2)
  serve({ [A]: aFeedPage(range(35, 2), { oldestActivityDate: B }) })
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('No more linx.')).toBeInTheDocument()
  await expect.element(screen.getByText('The clubhouse is closed.')).not.toBeInTheDocument()
  expect(network.count(LINX)).toBe(3)
})

test('a feed that cannot be loaded shows the reason, never an empty feed', async () => {
  network.on(LINX, () => refusal(500, 'The clubhouse is closed.'))
  const screen = await open()
  await expect.element(screen.getByText('The clubhouse is closed.')).toBeVisible()
  expect(screen.container.textContent).not.toContain('No new linx.')
})

test.each([{}, null, [], 'Linx', { items: null }, { items: {} }])(
  'a response without a list (%j) is a failure, not an empty feed',
  async (answer) => {
    serve({ '': () => undeclared('a host without a list', json(answer)) })
    const screen = await open()
    await expect.element(screen.getByText('Invalid JSON response from server.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.container.textContent).not.toContain('No new linx.')
  },
)

test.each<[LinxView, string]>([
  ['Following', 'No new linx.'],
  ['My Linx', 'No My Linx found.'],
  ['User:7', 'No Linx found.'],
])('an empty %s says: %s', async (view, words) => {
  serve({ '': aFeedPage() })
  const screen = await open(view)
  await expect.element(screen.getByRole('heading', { name: words })).toBeVisible()
  const query = network.seen[0]?.url.searchParams
  expect(query?.get('view')).toBe(view)
  expect(query?.get('userId')).toBe(view === 'My Linx' ? '1' : null)
})

test('arrivals are counted and shown on a press', async () => {
  serve({ '': aFeedPage(range(40, 3), { oldestActivityDate: A }) })
  const screen = await open()
  const first = screen.getByRole('article', { name: 'Golfer 40 at Bellwether Links' })
  await expect.element(first).toBeVisible()
  const before = first.element().getBoundingClientRect().top
  await expect.poll(() => client.getQueryData(linx.head('Following').queryKey)).toBeDefined()

  serve({ '': aFeedPage(range(42, 5), { oldestActivityDate: A }) })
  await refreshHead(client, 'Following')
  const button = screen.getByRole('button', { name: '2 new Linx' })
  await expect.element(button).toBeVisible()
  expect(first.element().getBoundingClientRect().top).toBe(before)
  await button.click()
  await expect
    .element(screen.getByRole('article', { name: 'Golfer 42 at Bellwether Links' }))
    .toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  expect(document.activeElement?.ariaLabel).toBe('Golfer 42 at Bellwether Links')
  expect(await readAll(screen.container)).toHaveLength(5)
})

test('the focus of an entry that is scrolled away stays in the feed', async () => {
  serve({ '': aFeedPage(range(40, 25), { oldestActivityDate: A }) })
  const screen = await open()
  const link = screen.getByRole('link', { name: 'Golfer 40' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await readAll(screen.container)
  expect(document.activeElement).toBe(screen.getByRole('feed').element())
})

test('a press right after a scroll hits the entry, not the list behind it', async () => {
  serve({ '': aFeedPage(range(40, 25), { oldestActivityDate: A }) })
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'Golfer 40' })).toBeVisible()
  for (let frame = 0; frame < 5; frame += 1) {
    window.scrollBy(0, 40)
    await new Promise(requestAnimationFrame)
    const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    expect(hit?.role).not.toBe('feed')
  }
})

test('the feed marks where the golfer was: below new items, above seen ones', async () => {
  const old = { activityDate: '2026-06-13T20:00:00Z' }
  serve({
    '': aFeedPage([item(3), item(2), item(1, old)]),
  })
  const screen = await open('Following', Date.parse('2026-06-13T21:00:00Z'))
  const here = screen.getByText('You were here')
  await expect.element(here).toBeVisible()
  const below = screen.getByRole('article', { name: 'Golfer 1 at Bellwether Links' })
  const above = screen.getByRole('article', { name: 'Golfer 2 at Bellwether Links' })
  const top = (one: typeof here) => one.element().getBoundingClientRect().top
  expect(top(above)).toBeLessThan(top(here))
  expect(top(here)).toBeLessThan(top(below))
})

// TXT-01, TXT-02, TXT-04: what the cards show; the decoders have their own tables of cases.
test('malformed items are shown in a neutral form, without a forbidden word', async () => {
  const malformed = {
    ...aFeedPage(),
    items: [
      item(9, {
        notificationType: 'HoleInOne',
        scoreTotal: null,
        courseName: null,
        actionText: 'made an ace',
      }),
      item(8, { notificationType: 'NewFollower', name: '\u200b', activityDate: 'soon' }),
      item(7, { notificationType: 'IFollowed', handicap: 'NH' }),
      item(6, { scoreTotal: null, courseName: null, teeName: null }),
      item(5, { holes: 9, front9: 44, scoreTotal: 44, goOldHandicap: 'NH', goNewHandicap: 16 }),
      {
        ...item(4),
        notificationType: 'GroupedGolfScores',
        playerScores: [{ userId: 3, userName: null, scoreTotal: '82' }, null, {}],
      },
      null,
      { sourceTable: 'x' },
    ],
  }
  serve({ '': () => undeclared('a host with malformed items', json(malformed)) })
  const screen = await open()
  await expect.element(screen.getByText('Golfer 9 made an ace')).toBeVisible()
  await expect.element(screen.getByRole('article', { name: 'Unknown followed you' })).toBeVisible()
  const names = await readAll(screen.container)
  expect(names).toHaveLength(6)
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN|\[object|Invalid/)
})

test('an empty feed is requested again on return, since the golfer may follow someone new', async () => {
  serve({ '': aFeedPage() })
  const first = await open()
  await expect.element(first.getByText('No new linx.')).toBeVisible()
  await first.unmount()
  serve({ '': aFeedPage(range(3, 3)) })
  const second = await open()
  await expect.element(second.getByRole('article').first()).toBeVisible()
})

test.each<[LinxView, string]>([
  ['Following', 'Marcus Bell'],
  ['My Linx', 'You'],
  ['User:3', 'Ingrid Solberg'],
])('in %s a group round is headed %s', async (view, head) => {
  const row = (userId: number, userName: string) => ({ userId, userName, scoreTotal: 80 })
  const players = [row(2, 'Marcus Bell'), row(user.us_id, 'Nora'), row(3, 'Ingrid Solberg')]
  serve({ '': aFeedPage([item(1, { userId: 2, name: 'Marcus Bell', playerScores: players })]) })
  const screen = await open(view)
  await expect
    .element(screen.getByRole('article').getByRole('link').first())
    .toHaveTextContent(head)
})
