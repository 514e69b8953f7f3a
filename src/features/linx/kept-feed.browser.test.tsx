import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/session-end'
import { cut, fakeNetwork, json, type FakeNetwork } from '~/lib/fetch.fake'
import { createListeners } from '~/lib/listeners'
import { keptAnswers } from '~/platform/kept-answers'
import { session } from '~/session/session'
import { feedAge } from './feed-age'
import { LinxFeed } from './linx-feed'
import { range, user } from './linx-feed.fake'

const LINX = 'GET /api/linx'
const hub = vi.hoisted(() => ({ on: vi.fn(), subscribe: vi.fn(), state: vi.fn() }))
vi.mock('~/realtime/hub', () => ({ hub }))

const changes = createListeners()
const page = (newest: number) =>
  json({ items: range(newest, 2), hasMore: false, oldestActivityDate: 'a' })
let network: FakeNetwork

beforeEach(async () => {
  hub.on.mockReturnValue(() => {})
  hub.subscribe.mockImplementation(changes.add)
  hub.state.mockReturnValue('Reconnecting')
  network = fakeNetwork({
    'POST /api/auth/login': () =>
      json({ success: true, accessToken: 'a', refreshToken: 'r', expiresIn: 3600, userId: 1 }),
    'GET /api/user/current': () => json({ us_id: 1, us_firstname: 'Nora' }),
  })
  await session.login('n@w.example', 'x')
  const items = range(30, 2)
  await keptAnswers.put(1, 'linx/Following', { items, hasMore: false, oldestActivityDate: 'a' })
})
afterEach(async () => {
  await session.logout()
  await keptAnswers.forget()
  sessionEnd.tell()
  network.restore()
})

function open() {
  const element = <LinxFeed view="Following" user={user} lastNotify={undefined} />
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

test('a network that is dead though the browser believes in it: the last feed, its age, and the new one as soon as the hub connects', async () => {
  network.on(LINX, cut)
  const screen = await open()
  await expect.element(screen.getByText('Golfer 30')).toBeVisible()
  expect(feedAge.since()).toBeDefined()
  await expect.poll(() => network.count(LINX)).toBe(3) // repeated twice at most (R5)
  network.on(LINX, () => page(40))
  hub.state.mockReturnValue('Connected')
  changes.tell()
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  expect(feedAge.since()).toBeUndefined()
})

test('one answer that is lost: the last feed meanwhile, and a second later the new one', async () => {
  let asked = 0
  network.on(LINX, () => ((asked += 1) === 1 ? cut() : page(40)))
  const screen = await open()
  await expect.element(screen.getByText('Golfer 30')).toBeVisible()
  await expect.element(screen.getByText('Golfer 40')).toBeVisible()
  expect(feedAge.since()).toBeUndefined()
})

test('a host that fails is no dead network: its words, and no old feed', async () => {
  network.on(LINX, () => json({ message: 'The clubhouse is closed.' }, 500))
  const screen = await open()
  await expect.element(screen.getByText('The clubhouse is closed.')).toBeVisible()
  expect(feedAge.since()).toBeUndefined()
})
