import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { followMessages } from '~/domain/messages/follow'
import type { FollowView } from '~/domain/people/list-view'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { skippableTimers } from '~/lib/timers.fake'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aFollowEntry, someSuggestions, aFollowChange } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { FollowList } from './follow-list'

const SUGGESTIONS = 'GET /api/follow/suggestions'
const FOLLOWING = 'GET /api/follow/following'
const REQUESTS = 'GET /api/follow/requests'
const FOLLOW = 'POST /api/follow/follow/7'
const UNFOLLOW = 'PUT /api/follow/unfollow/7'
const APPROVE = 'PUT /api/follow/approve/7'
const FOLLOWED = followMessages.done.following('Simone Carter')

const person = (userId: number, fullName: string) => aFollowEntry({ userId, fullName })
const golfers = (length: number) =>
  Array.from({ length }, (_, at) => person(20 + at, `Golfer ${at}`))
const people = [person(7, 'Simone Carter'), person(8, 'Grant Lindqvist')]

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork({
    [SUGGESTIONS]: () => json(someSuggestions(people)),
    [FOLLOWING]: () => json(people),
    [REQUESTS]: () => json(people.map((one) => ({ ...one, status: 'Pending' }))),
    [FOLLOW]: () => json(aFollowChange('Approved')),
    [UNFOLLOW]: () => json(aFollowChange('None')),
    [APPROVE]: () => json(aFollowChange('Approved')),
  })
})
afterEach(() => {
  sessionEnd.notify()
  network.restore()
})

async function open(view: FollowView, path = '/') {
  const element = <FollowList view={view} ownId={1} />
  const router = createMemoryRouter([{ path, element }, { path: '*' }], { initialEntries: [path] })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    screen,
    router,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    rows: () => screen.getByRole('listitem').elements().length,
  }
}

/** Presses a button and then, as the second press of a double tap, the button that replaced it. */
async function doubleTap(first: Locator, under: Locator) {
  for (const [at, target] of [first, under].entries()) {
    await expect.element(target).toBeInTheDocument()
    target.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: at + 1 }))
  }
}

test('a followed golfer leaves Suggestions, and the focus moves to the next row', async () => {
  const skip = skippableTimers()
  const { button, screen, rows } = await open('suggestions')
  await button('Follow Simone Carter').click()
  await expect.element(screen.getByText(FOLLOWED)).toBeVisible()
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  // The button takes the focus, so that the sentence is read.
  await expect.element(button('Undo, Simone Carter')).toHaveAccessibleDescription(FOLLOWED)
  await skip(UNDO_DELAY_MS)
  await expect.poll(rows).toBe(1)
  await expect.element(button('Follow Grant Lindqvist')).toHaveFocus()
  expect(network.count(FOLLOW)).toBe(1)
})

test('suggestions load 30 at a time, without duplicates', async () => {
  const requested: string[] = []
  network.on(SUGGESTIONS, ({ url }) => {
    requested.push(url.search)
    const first = Number(url.searchParams.get('page')) === 1
    const from = first ? 100 : 129 // the last one of the first page has moved down in the meantime
    const items = Array.from({ length: 30 }, (_, at) => person(from + at, `Golfer ${from + at}`))
    return json({ ...someSuggestions(items), hasMore: first })
  })
  const { button, rows } = await open('suggestions')
  await expect.element(button('Show more')).toBeVisible()
  expect(rows()).toBe(30)
  await button('Show more').click()
  await expect.poll(rows).toBe(59)
  await expect.element(button('Show more')).not.toBeInTheDocument()
  expect(requested).toEqual(['?page=1&pageSize=30', '?page=2&pageSize=30'])
})

test('SOC-01 quick presses and a refresh cause one call, and the row does not return', async () => {
  const { button, screen } = await open('suggestions')
  await expect.element(button('Follow Simone Carter')).toBeVisible()
  const target = button('Follow Simone Carter').element()
  if (!(target instanceof HTMLElement)) throw new Error('no button')
  for (let press = 0; press < 10; press += 1) target.click()
  await queryClient.refetchQueries({ queryKey: ['follow', 'list', 'suggestions'] })
  await expect.element(screen.getByText(FOLLOWED)).toBeVisible()
  expect(network.count(FOLLOW)).toBe(1)
})

test.each([
  ['an error', () => refusal(500, 'The club house is closed.'), 'The club house is closed.'],
  ['no answer', cut, 'Network error or unexpected issue'],
])(
  'SOC-02 %s puts the row back with its reason, and it can be tried again',
  async (_what, answer, said) => {
    network.on(FOLLOW, answer)
    const { button, screen } = await open('suggestions')
    await button('Follow Simone Carter').click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(said)
    network.on(FOLLOW, () => json(aFollowChange('Pending')))
    await expect.element(button('Follow Simone Carter')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/Request sent/)).toBeVisible()
  },
)

test('a follow is undone by an unfollow', async () => {
  const { button } = await open('suggestions')
  await button('Follow Simone Carter').click()
  await expect.poll(() => network.count(FOLLOW)).toBe(1)
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Follow Simone Carter')).toBeVisible()
  await expect.element(button('Follow Simone Carter')).toHaveFocus()
  await expect.poll(() => network.count(UNFOLLOW)).toBe(1)
})

test('a failed follow shows the reason, and the focus returns to the button', async () => {
  network.on(FOLLOW, () => refusal(500, 'The clubhouse is closed.'))
  const { button, screen } = await open('suggestions')
  await button('Follow Simone Carter').click()
  await expect.element(screen.getByText('The clubhouse is closed.')).toBeVisible()
  await expect.element(button('Follow Simone Carter')).toHaveFocus()
})

test('an unfollow undone in time is never sent', async () => {
  const { button } = await open('following')
  await button('Unfollow Simone Carter').click()
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Unfollow Simone Carter')).toBeVisible()
  expect(network.count(UNFOLLOW)).toBe(0)
})

test('leaving the list sends a delayed unfollow', async () => {
  const { button, screen } = await open('following')
  await button('Unfollow Simone Carter').click()
  expect(network.count(UNFOLLOW)).toBe(0)
  await screen.unmount()
  await expect.poll(() => network.count(UNFOLLOW)).toBe(1)
})

test('a list that could not be loaded shows the reason, never an empty list', async () => {
  network.on(FOLLOWING, () => refusal(400, 'Resting.'))
  const { screen } = await open('following')
  await expect.element(screen.getByText('Resting.')).toBeVisible()
  expect(screen.getByText('No following found.').elements()).toHaveLength(0)
})

test('a long list can be searched by name, ignoring accents', async () => {
  network.on(FOLLOWING, () => json([...golfers(9), person(40, 'José Ibarra')]))
  const { screen, rows } = await open('following')
  const field = screen.getByRole('searchbox', { name: 'Search by name' })
  await userEvent.type(field, 'jose')
  await expect.poll(rows).toBe(1)
  await field.fill('no such name')
  await expect.element(screen.getByText('No results found.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Look in Suggestions' })).toBeVisible()
})

test('a search of the suggestions loads further pages until the golfer is found', async () => {
  const many = golfers(30)
  const pages = [0, 40, 80].map((more) =>
    many.map((_, at) => person(20 + more + at, `Golfer ${more + at}`)),
  )
  network.on(SUGGESTIONS, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    return page < 4
      ? json({ ...someSuggestions(pages[page - 1] ?? []), hasMore: true })
      : json(someSuggestions([person(200, 'José Ibarra')]))
  })
  const { screen, rows } = await open('suggestions')
  await expect.poll(rows).toBe(30)
  expect(network.count(SUGGESTIONS)).toBe(1)
  const field = screen.getByRole('searchbox', { name: 'Search by name' })
  await field.fill('jose')
  await expect.poll(rows).toBe(1)
  await expect.element(screen.getByText('1 golfer found')).toBeInTheDocument()
  expect(network.count(SUGGESTIONS)).toBe(4)
  await field.fill('no such name')
  await expect.element(screen.getByText('No results found.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Invite a player' })).toBeVisible()
  expect(network.count(SUGGESTIONS)).toBe(4)
})

test('when further pages fail during a search of the suggestions, only the golfer retries (R16)', async () => {
  const many = golfers(30)
  network.on(SUGGESTIONS, ({ url }) =>
    Number(url.searchParams.get('page')) === 1
      ? json({ ...someSuggestions(many), hasMore: true })
      : refusal(500, 'Resting.'),
  )
  const { screen, button, rows } = await open('suggestions')
  await screen.getByRole('searchbox', { name: 'Search by name' }).fill('jose')
  await expect.element(screen.getByText('Resting.')).toBeVisible()
  await expect.element(screen.getByText('Searching the 30 golfers loaded so far.')).toBeVisible()
  expect(network.count(SUGGESTIONS)).toBe(2)
  network.on(SUGGESTIONS, () => json(someSuggestions([person(200, 'José Ibarra')])))
  await button('Retry').click()
  await expect.poll(rows).toBe(1)
})

test('a row with missing fields and fields of the wrong type stays usable (R8)', async () => {
  network.on(SUGGESTIONS, () =>
    undeclared(
      'a host with malformed rows',
      json({
        items: [{ userId: '7', fullName: null, location: 3, handicap: {} }, { fullName: 'No id' }],
        hasMore: 'yes',
      }),
    ),
  )
  const { button, rows } = await open('suggestions')
  await expect.element(button('Follow Unknown')).toBeVisible()
  expect(rows()).toBe(1)
})

test('NET-12 a late response of another list never replaces the shown one', async () => {
  let late: (response: Response) => void = () => {}
  network.on('GET /api/follow/followers', () => new Promise((resolve) => (late = resolve)))
  const first = await open('followers')
  await first.screen.unmount()
  const second = await open('suggestions')
  await expect.element(second.button('Follow Simone Carter')).toBeVisible()
  late(json([person(99, 'Somebody Late')]))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(second.screen.getByText('Somebody Late').elements()).toHaveLength(0)
})

test('the last Show more moves the focus before the added rows', async () => {
  network.on(FOLLOWING, () => json(golfers(61)))
  document.body.id = 'main'
  onTestFinished(() => document.body.removeAttribute('id'))
  const { button, rows } = await open('following')
  await expect.element(button('Show more')).toBeVisible()
  button('Show more').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(rows).toBe(61)
  await expect.element(button('Unfollow Golfer 59')).toHaveFocus()
})

test('of the rows added by Show more only those near the screen are laid out', async () => {
  network.on(FOLLOWING, () => json(golfers(130)))
  const { button } = await open('following')
  await button('Show more').click()
  const near = { contentVisibilityAuto: true }
  const isLaidOut = (name: string) => button(name).element().checkVisibility(near)
  await expect.poll(() => isLaidOut('Unfollow Golfer 119')).toBe(false)
  expect(isLaidOut('Unfollow Golfer 1')).toBe(true) // Back scrolls to where it was in the first sixty
  button('Unfollow Golfer 119').element().focus()
  await expect.poll(() => isLaidOut('Unfollow Golfer 119')).toBe(true)
})

test('HST-15 a double tap on Follow follows once, and does not press the Undo under it', async () => {
  const { button, screen } = await open('suggestions')
  await doubleTap(button('Follow Simone Carter'), button('Undo, Simone Carter'))
  await expect.element(screen.getByText(FOLLOWED)).toBeVisible()
  await screen.unmount()
  expect([network.count(FOLLOW), network.count(UNFOLLOW)]).toEqual([1, 0])
})

test('HST-16 a golfer without a valid id is in no list', async () => {
  network.on(SUGGESTIONS, () =>
    undeclared(
      'a host with ids that are none',
      json({
        items: [0, -3, 'abc', 7].map((id) => ({ ...person(7, `Golfer ${id}`), userId: id })),
        hasMore: false,
      }),
    ),
  )
  const { button, rows } = await open('suggestions')
  await expect.element(button('Follow Golfer 7')).toBeVisible()
  expect(rows()).toBe(1)
})
