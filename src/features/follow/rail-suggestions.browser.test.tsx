import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MemoryRouter } from 'react-router-dom'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { json, refusal } from '~/testing/responses'
import { aFollowEntry, someSuggestions, aFollowChange } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { follow } from './queries'
import { RailSuggestions } from './rail-suggestions'

const SUGGESTIONS = 'GET /api/follow/suggestions'
const golfer = (userId: number) => aFollowEntry({ userId, fullName: `Golfer ${userId}` })

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({
    [SUGGESTIONS]: () => json(someSuggestions([1, 2, 3, 4, 5].map(golfer))),
    'POST /api/follow/follow/3': () => json(aFollowChange('Following')),
  })
})
afterEach(() => {
  sessionEnd.notify()
  network.restore()
})

const show = (path = '/') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <RailSuggestions ownId={1} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('the rail suggests three golfers, never the signed-in one; a followed one stays, so that it can be undone', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Golfer 2')
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
  await screen.getByRole('button', { name: 'Follow Golfer 3' }).click()
  await expect.element(screen.getByRole('button', { name: 'Following Golfer 3' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
  await expect
    .element(screen.getByRole('link', { name: 'See all' }))
    .toHaveAttribute('href', '/following?view=suggestions')
})

test('a golfer on two pages that were loaded is suggested once (R16)', async () => {
  const pages = [
    [2, 3, 4],
    [2, 5],
  ].map((ids) => someSuggestions(ids.map(golfer)))
  queryClient.setQueryData(follow.suggestions().queryKey, { pages, pageParams: [1, 2] })
  const screen = await show()
  await expect.element(screen.getByRole('listitem').nth(2)).toHaveTextContent('Golfer 4')
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
})

test('the golfer whose page is open is not suggested beside it', async () => {
  const screen = await show('/linx?view=User:3')
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Golfer 4')
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
})

test.each([
  ['no suggestion', () => json(someSuggestions())],
  ['a failure', () => refusal(500, 'Not now.')],
])('%s leaves the rail of suggestions empty', async (_what, answer) => {
  network.on(SUGGESTIONS, answer)
  const screen = await show()
  await expect.poll(() => network.count(SUGGESTIONS)).toBe(1)
  await expect.poll(() => screen.container.textContent).toBe('')
})
