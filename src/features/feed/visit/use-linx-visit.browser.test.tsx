import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import type { LinxItem } from '~/api/types'
import { fakeHubEvents, hubListeners } from '~/realtime/hub.fake'
import { session } from '~/session/session'
import { useSession, useUser } from '~/session/use-session'
import { json, refusal } from '~/testing/responses'
import { aUser, aFeedItem, aFeedPage } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { refreshHead } from '../query/queries'
import { linxVisit } from './linx-visit'
import { useLinxBadge, useLinxVisit } from './use-linx-visit'

const LOOK = 'POST /api/linx/update-us_last_notify'
const item = (sourceId: number, minute: number) =>
  aFeedItem({ sourceId, activityDate: `2026-06-13T21:${minute}:00Z` })

let network: FakeNetwork
let client: QueryClient
let items: LinxItem[]

beforeEach(async () => {
  fakeHubEvents()
  items = [item(3, 30), item(2, 20), item(1, 10)]
  client = createQueryClient()
  network = fakeNetwork({
    ...signInRoutes(() => aUser({ us_lastnotify: '2026-06-13T21:15:00Z' })),
    'GET /api/linx': () => json(aFeedPage(items)),
    [LOOK]: () => json({ timestamp: '2026-06-13T23:30:00Z' }),
  })
  await session.login('nora@whitcombe.example', 'linxgolf1')
})

afterEach(async () => {
  await session.logout()
  network.restore()
  vi.restoreAllMocks()
})

const Count = () => <output>{useLinxBadge()}</output>

/** Two bars, as the app has: one of them is always hidden. */
function Frame() {
  if (useSession().status !== 'signed-in') return null
  return (
    <>
      <Count />
      <Count />
      <Link to="/linx">Linx</Link>
      <Link to="/groups">Groups</Link>
      <Outlet />
    </>
  )
}

function LinxPage() {
  const before = useLinxVisit(useUser())
  return <p style={{ blockSize: '300vh' }}>Last look {before}</p>
}

async function open() {
  const children = [
    { path: '/linx', element: <LinxPage /> },
    { path: '/groups', element: <p>No groups</p> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: ['/groups'],
  })
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    screen,
    counts: () =>
      screen
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent),
  }
}

/** Turns the wheel, or scrolls or touches, before each check: the page starts to listen a moment after it has rendered. */
const turnWheel =
  (counts: () => (string | null)[], type = 'wheel') =>
  () => {
    window.dispatchEvent(new Event(type))
    return counts()
  }

test('the badge counts items since the last visit, in one request for both bars', async () => {
  const { counts } = await open()
  await expect.poll(counts).toEqual(['2', '2'])
  expect(network.count('GET /api/linx')).toBe(1)
  items = [item(4, 40), ...items]
  await refreshHead(client, 'Following')
  await expect.poll(counts).toEqual(['3', '3'])
})

test.each(['wheel', 'touchstart', 'scroll'])(
  'the first %s on the page resets the count and records the visit once; the New marks stay',
  async (type) => {
    const { screen, counts } = await open()
    await expect.poll(counts).toEqual(['2', '2'])
    await screen.getByRole('link', { name: 'Linx' }).click()
    const old = screen.getByText(`Last look ${Date.parse('2026-06-13T21:15:00Z')}`)
    await expect.element(old).toBeInTheDocument()
    expect(counts()).toEqual(['2', '2'])
    expect(network.count(LOOK)).toBe(0)

    await expect.poll(turnWheel(counts, type)).toEqual(['0', '0'])
    window.dispatchEvent(new Event(type))
    await expect.poll(() => network.count(LOOK)).toBe(1)
    await expect.element(old).toBeInTheDocument()
    await screen.getByRole('link', { name: 'Groups' }).click()
    await expect.element(screen.getByText('No groups')).toBeVisible()
    expect(counts()).toEqual(['0', '0'])
    expect(network.count(LOOK)).toBe(1)
  },
)

test('items that arrive during a visit do not count, and leaving records them', async () => {
  const { screen, counts } = await open()
  await screen.getByRole('link', { name: 'Linx' }).click()
  await expect.poll(turnWheel(counts)).toEqual(['0', '0'])
  await expect.poll(() => network.count(LOOK)).toBe(1)
  items = [{ ...item(4, 40), activityDate: '2026-06-13T23:40:00Z' }, ...items]
  await refreshHead(client, 'Following')
  await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(counts()).toEqual(['0', '0'])
  network.on(LOOK, () => json({ timestamp: '2026-06-13T23:45:00Z' }))
  await screen.getByRole('link', { name: 'Groups' }).click()
  await expect.poll(() => network.count(LOOK)).toBe(2)
  await expect.poll(counts).toEqual(['0', '0'])
})

test('leaving the page without a scroll resets the count too', async () => {
  const { screen, counts } = await open()
  await screen.getByRole('link', { name: 'Linx' }).click()
  await expect.poll(counts).toEqual(['2', '2'])
  await screen.getByRole('link', { name: 'Groups' }).click()
  await expect.poll(counts).toEqual(['0', '0'])
  expect(network.count(LOOK)).toBe(1)
})

test('a visit that cannot be recorded is not sent again and shows no error', async () => {
  network.on(LOOK, () => refusal(500))
  const { screen, counts } = await open()
  await expect.poll(counts).toEqual(['2', '2'])
  await screen.getByRole('link', { name: 'Linx' }).click()
  await expect.poll(turnWheel(counts)).toEqual(['0', '0'])
  await screen.getByRole('link', { name: 'Groups' }).click()
  await expect.poll(counts).toEqual(['0', '0'])
  expect(network.count(LOOK)).toBe(1)
})

test('the badge on the app’s icon follows the count and is cleared with the session', async () => {
  const painted: number[] = []
  const set = vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count = 0) => {
    painted.push(count)
  })
  const clear = vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => {
    painted.push(0)
  })
  const { counts } = await open()
  await expect.poll(counts).toEqual(['2', '2'])
  expect(painted.at(-1)).toBe(2)
  items = Array.from({ length: 30 }, (_, at) => item(100 - at, 59))
  await refreshHead(client, 'Following')
  await expect.poll(() => painted.at(-1)).toBe(25)
  await session.logout()
  expect(painted.at(-1)).toBe(0)
  set.mockRestore()
  clear.mockRestore()
})

// HUB-09.
test('on the page a hub event sends no request for the count', async () => {
  const { screen, counts } = await open()
  await screen.getByRole('link', { name: 'Linx' }).click()
  await expect.element(screen.getByText(/^Last look/)).toBeInTheDocument()
  await expect.poll(counts).toEqual(['2', '2'])
  await expect.poll(() => linxVisit.getState()).not.toBe('away')
  hubListeners.ReceiveLinxUpdate.notify()
  await new Promise((done) => void setTimeout(done, 50))
  expect(network.count('GET /api/linx')).toBe(1)
  await screen.getByRole('link', { name: 'Groups' }).click()
  await expect.poll(counts).toEqual(['0', '0'])
  hubListeners.ReceiveLinxUpdate.notify()
  await expect.poll(() => network.count('GET /api/linx')).toBe(2)
})

test('logging out on Linx records no visit', async () => {
  const { screen, counts } = await open()
  await screen.getByRole('link', { name: 'Linx' }).click()
  await expect.poll(counts).toEqual(['2', '2'])
  await session.logout()
  await expect.poll(counts).toEqual([])
  await new Promise((resolve) => void setTimeout(resolve, 20)) // leaving is recorded a moment after the page has unmounted
  expect(network.count(LOOK)).toBe(0)
})
