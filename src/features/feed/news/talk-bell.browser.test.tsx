import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { createListeners } from '~/lib/listeners'
import { session } from '~/session/session'
import { json, refusal } from '~/testing/answers'
import { aComment, aFeedItem, aFeedPage, aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { TalkBell } from './talk-bell'

const FEED = 'GET /api/linx'
const hub = vi.hoisted(() => ({ on: vi.fn() }))
vi.mock('~/realtime/hub', () => ({ hub }))
const hubEvents = { ReceiveLinxUpdate: createListeners(), resync: createListeners() }
hub.on.mockImplementation((name: keyof typeof hubEvents, listener: () => void) =>
  hubEvents[name].add(listener),
)

let network: FakeNetwork
let comments = 1

beforeEach(() => {
  comments = 1
  network = fakeNetwork({
    ...signInRoutes(() => aUser({})),
    [FEED]: () =>
      json(aFeedPage([aFeedItem({ userId: 1, scoreTotal: 84, commentCount: comments })])),
    'GET /api/comments/details': () => json([aComment({ name: 'Ana Silva' })]),
  })
})

afterEach(async () => {
  await session.logout()
  network.restore()
})

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <div style={{ paddingBlockStart: 100 }}>
          <TalkBell />
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('nobody signed in has a bell, and nothing is asked for', async () => {
  const screen = await show()
  expect(screen.container.textContent).toBe('')
  expect(network.count(FEED)).toBe(0)
})

test('the bell counts what comes right after its list was closed', async () => {
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const screen = await show()
  const bell = screen.getByRole('button', { name: /^On your rounds/ })
  await bell.click()
  await expect.element(screen.getByText('Ana Silva')).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(network.count(FEED)).toBe(1)
  comments = 3
  hubEvents.ReceiveLinxUpdate.notify()
  await expect.element(bell).toHaveAccessibleName('On your rounds 2 new')
  expect(network.count(FEED)).toBe(2)
})

test('the list that could not be loaded comes with Retry', async () => {
  network.on(FEED, () => refusal(404, 'Not here.'))
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const screen = await show()
  await screen.getByRole('button', { name: 'On your rounds' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  network.on(FEED, () => json(aFeedPage([])))
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(screen.getByText('Woohoos and comments on your rounds will show up here.'))
    .toBeVisible()
})
