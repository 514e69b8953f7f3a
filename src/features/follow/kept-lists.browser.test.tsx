import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/session-end'
import type { FollowView } from '~/domain/follow-view'
import { cut, fakeNetwork, json, type FakeNetwork } from '~/lib/fetch.fake'
import { createListeners } from '~/lib/listeners'
import { keptAnswers } from '~/platform/kept-answers'
import { session } from '~/session/session'
import { FollowList } from './follow-list'

const hub = vi.hoisted(() => ({ on: vi.fn(), subscribe: vi.fn(), state: vi.fn() }))
vi.mock('~/realtime/hub', () => ({ hub }))

const FOLLOWING = 'GET /api/follow/following'
const person = (userId: number, fullName: string) => ({ userId, fullName, handicap: '9.3' })
const changes = createListeners()
let network: FakeNetwork

beforeEach(async () => {
  hub.on.mockReturnValue(() => {})
  hub.subscribe.mockImplementation(changes.add)
  hub.state.mockReturnValue('Reconnecting')
  network = fakeNetwork({
    'POST /api/auth/login': () =>
      json({ success: true, accessToken: 'a', refreshToken: 'r', expiresIn: 3600, userId: 1 }),
    'GET /api/user/current': () => json({ us_id: 1, us_firstname: 'Nora' }),
    [FOLLOWING]: () => json([person(7, 'Simone Carter')]),
    'GET /api/follow/followers': () => json([]),
    'GET /api/follow/requests': () => json([person(9, 'June Abernathy')]),
  })
  await session.login('n@w.example', 'x')
})
afterEach(async () => {
  await session.logout()
  await keptAnswers.forget()
  sessionEnd.tell()
  network.restore()
})

/** The list as a page that was just loaded shows it. */
function open(view: FollowView) {
  const element = <FollowList view={view} ownId={1} />
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

const kept = async (name: string, userId = 1) => (await keptAnswers.get(userId, name))?.json

test('whom one follows is there at a start without signal, with its age, and anew as soon as the hub connects', async () => {
  const before = await open('following')
  await expect.element(before.getByText('Simone Carter')).toBeVisible()
  await expect.poll(() => kept('follow/following')).toBeDefined()
  await before.unmount()

  network.on(FOLLOWING, cut)
  const screen = await open('following')
  await expect.element(screen.getByText('Simone Carter'), { timeout: 5000 }).toBeVisible()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(/^Following from \d+:\d\d [AP]M$/)
  expect(network.count(FOLLOWING)).toBe(4) // repeated twice at most (R5)

  network.on(FOLLOWING, () => json([person(8, 'Grant Lindqvist')]))
  hub.state.mockReturnValue('Connected')
  changes.tell()
  await expect.element(screen.getByText('Grant Lindqvist')).toBeVisible()
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

test('a host that fails is no dead network, and another golfer’s list is nobody’s: no old list', async () => {
  await keptAnswers.put(2, 'follow/following', [person(7, 'Simone Carter')])
  await keptAnswers.put(1, 'follow/followers', [person(7, 'Simone Carter')])
  network.on('GET /api/follow/followers', () => json({ message: 'The clubhouse is closed.' }, 500))
  const followers = await open('followers')
  await expect
    .element(followers.getByText('The clubhouse is closed.'), { timeout: 5000 })
    .toBeVisible()
  await followers.unmount()
  network.on(FOLLOWING, cut)
  const screen = await open('following')
  await expect
    .element(screen.getByRole('button', { name: 'Retry' }), { timeout: 5000 })
    .toBeVisible()
})

test('requests are not kept, nor is a list too long for the device', async () => {
  const screen = await open('requests')
  await expect.element(screen.getByText('June Abernathy')).toBeVisible()
  await screen.unmount()
  network.on(FOLLOWING, () => json([person(7, 'Simone Carter'.padEnd(500_000, '.'))]))
  const long = await open('following')
  await expect.element(long.getByText(/Simone Carter/)).toBeVisible()
  await long.unmount()
  await open('followers')
  await expect.poll(() => kept('follow/followers')).toBeDefined() // so the ones before would be kept by now
  expect(await kept('follow/requests')).toBeUndefined()
  expect(await kept('follow/following')).toBeUndefined()
})
