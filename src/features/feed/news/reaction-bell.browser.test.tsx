import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import { fakeHubEvents, hubListeners } from '~/realtime/hub.fake'
import { deferred } from '~/lib/deferred'
import { session } from '~/session/session'
import type { LinxItem } from '~/api/types'
import { browserVisibility } from '~/platform/visibility'
import { json, never, refusal } from '~/testing/responses'
import { aComment, aFeedItem, aFeedPage, aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { ReactionBell } from './reaction-bell'

const FEED = 'GET /api/linx'

let network: FakeNetwork
const DETAILS = 'GET /api/comments/details'
let comments = 1
let round: Partial<LinxItem> = {}

beforeEach(() => {
  fakeHubEvents()
  comments = 1
  round = {}
  network = fakeNetwork({
    ...signInRoutes(() => aUser({})),
    [FEED]: () =>
      json(aFeedPage([aFeedItem({ userId: 1, commentCount: comments, likeCount: 1, ...round })])),
    [DETAILS]: () => json([aComment({ name: 'Ana Silva' })]),
  })
})

afterEach(async () => {
  await session.logout()
  vi.restoreAllMocks()
  network.restore()
})

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <div style={{ paddingBlockStart: 100 }}>
          <ReactionBell />
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('without a signed-in golfer there is no bell, and nothing is requested', async () => {
  const screen = await show()
  expect(screen.container.textContent).toBe('')
  expect(network.count(FEED)).toBe(0)
})

/** A golfer who has looked at the list once. */
async function showSeen() {
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const screen = await show()
  const bell = screen.getByRole('button', { name: /^On your rounds/ })
  const close = screen.getByRole('button', { name: 'Close' })
  await bell.click()
  await expect.element(screen.getByText('Ana Silva').first()).toBeVisible()
  await close.click()
  return { screen, bell, close }
}

test('the bell counts what comes right after its list was closed', async () => {
  const { bell } = await showSeen()
  expect(network.count(FEED)).toBe(1)
  comments = 3
  hubListeners.ReceiveLinxUpdate.notify()
  await expect.element(bell).toHaveAccessibleName('On your rounds 2 new')
  expect(network.count(FEED)).toBe(2)
})

test('a hidden tab requests the rounds once, when it becomes visible', async () => {
  const { bell } = await showSeen()
  const isVisible = vi.spyOn(browserVisibility, 'isVisible').mockReturnValue(false)
  comments = 2
  hubListeners.ReceiveLinxUpdate.notify()
  hubListeners.ReceiveLinxUpdate.notify()
  expect(network.count(FEED)).toBe(1)
  isVisible.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(bell).toHaveAccessibleName('On your rounds 1 new')
  expect(network.count(FEED)).toBe(2)
})

test('what is new is still new after one of the lists fails and is requested again', async () => {
  const { screen, bell } = await showSeen()
  comments = 2
  hubListeners.ReceiveLinxUpdate.notify()
  await expect.element(bell).toHaveAccessibleName('On your rounds 1 new')
  const rows = [aComment({ name: 'Tom Okafor' }), aComment({ name: 'Ana Silva' })]
  const serve = (likes: () => Response) =>
    network.on(DETAILS, ({ url }) =>
      url.searchParams.get('type') === 'likes' ? likes() : json(rows),
    )
  serve(() => refusal(400, 'Not now.'))
  await bell.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  serve(() => json(rows.slice(1)))
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('New', { exact: true })).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('On your rounds')
})

test('a list that was closed while it was loading has not been seen', async () => {
  const { screen, bell, close } = await showSeen()
  comments = 2
  hubListeners.ReceiveLinxUpdate.notify()
  await expect.element(bell).toHaveAccessibleName('On your rounds 1 new')
  let commentsCame = false
  network.on(DETAILS, ({ url }) => {
    if (url.searchParams.get('type') === 'likes') return never()
    commentsCame = true
    return json([aComment({ name: 'Tom Okafor' }), aComment({ name: 'Ana Silva' })])
  })
  await bell.click()
  await expect.poll(() => commentsCame).toBe(true)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading who cheered')
  await close.click()
  await expect.element(bell).toHaveAccessibleName('On your rounds 1 new')
})

test('the focus is on the title while the list loads and when it has come, and Tab leads to the list', async () => {
  const arrival = deferred()
  network.on(DETAILS, () => arrival.promise.then(() => json([aComment({ name: 'Ana Silva' })])))
  await session.login('nora@whitcombe.example', 'linxgolf1')
  const screen = await show()
  await screen.getByRole('button', { name: 'On your rounds' }).click()
  const title = screen.getByRole('heading', { name: 'On your rounds' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading who cheered')
  await expect.element(title).toHaveFocus()
  arrival.resolve()
  const link = screen.getByRole('listitem').first().getByRole('link').first()
  await expect.element(link).toBeVisible()
  await expect.element(title).toHaveFocus()
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
})

test("a round that a friend leads has the golfer's own total", async () => {
  const scores = [
    { userId: 2, scoreTotal: 79 },
    { userId: 1, scoreTotal: 91 },
  ]
  round = {
    userId: 2,
    scoreTotal: 79,
    playerScores: scores.map((one) => ({ userName: 'A golfer', ...one })),
  }
  const { screen, bell } = await showSeen()
  await bell.click()
  await expect.element(screen.getByText('your 91 at Bellwether Links').first()).toBeVisible()
})

test("the list has a golfer with the same name, but not the golfer's own comment", async () => {
  network.on('GET /api/user/current', () => json(aUser({ us_city: 'Boulder' })))
  const rows = [
    aComment({ name: 'Nora Whitcombe', city: 'Boulder', commentText: 'My own' }),
    aComment({ name: 'Nora Whitcombe', city: 'Tulsa', commentText: 'Good round, namesake' }),
  ]
  network.on(DETAILS, ({ url }) =>
    json(url.searchParams.get('type') === 'likes' ? [aComment({ name: 'Ana Silva' })] : rows),
  )
  comments = 2
  const { screen, bell } = await showSeen()
  await bell.click()
  await expect.element(screen.getByText('Good round, namesake')).toBeVisible()
  await expect.element(screen.getByText('My own')).not.toBeInTheDocument()
})

test('a list that could not be loaded has Retry, which loads it', async () => {
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

test('a press anywhere on the last line of a row, except on the time, opens the round', async () => {
  network.on(DETAILS, () =>
    json([aComment({ name: 'Ana Silva', dateTime: '2026-06-13T18:00:00Z' })]),
  )
  const { screen, bell } = await showSeen()
  await bell.click()
  const row = screen.getByRole('listitem').first()
  await expect.element(row.getByRole('button')).toBeVisible()
  const time = row.getByRole('button').element()
  const { right, top, height } = time.getBoundingClientRect()
  const hit = (x: number) => document.elementFromPoint(x, top + height / 2)
  expect(hit(right + 40)?.closest('a')?.textContent).toContain('Bellwether Links')
  expect(time.contains(hit(right - 4))).toBe(true)
})
