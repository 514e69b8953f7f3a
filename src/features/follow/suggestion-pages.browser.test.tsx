import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { followMessages } from '~/domain/messages/follow'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { skippableTimers } from '~/lib/timers.fake'
import { sessionEnd } from '~/api/events'
import { json, refusal } from '~/testing/responses'
import { aFollowChange, aFollowEntry, someSuggestions } from '~/testing/builders'
import type { FollowView } from '~/domain/people/list-view'
import { fakeNetwork } from '~/testing/fake-network'
import { FollowList } from './follow-list'
import { relations } from './mutations'

async function show(view: FollowView) {
  const element = <FollowList view={view} ownId={1} />
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  return { screen, button: (name: string) => screen.getByRole('button', { name, exact: true }) }
}

test('golfers followed on the first page of suggestions cause no gap before the next page', async () => {
  let suggested = Array.from({ length: 65 }, (_, at) =>
    aFollowEntry({ userId: 100 + at, fullName: `Golfer ${100 + at}` }),
  )
  const network = fakeNetwork({
    'GET /api/follow/suggestions': ({ url }) => {
      const end = Number(url.searchParams.get('page')) * 30
      const items = suggested.slice(end - 30, end)
      return json({ ...someSuggestions(items), hasMore: suggested.length > end })
    },
  })
  onTestFinished(() => {
    sessionEnd.notify()
    network.restore()
  })
  for (const id of [100, 101])
    network.on(`POST /api/follow/follow/${id}`, () => {
      suggested = suggested.filter(({ userId }) => userId !== id)
      return json(aFollowChange('Approved'))
    })
  const skip = skippableTimers()
  const { screen, button } = await show('suggestions')
  const rows = () => screen.getByRole('listitem').elements().length
  for (const id of [100, 101]) {
    await button(`Follow Golfer ${id}`).click()
    await expect.element(button(`Undo, Golfer ${id}`)).toBeVisible()
  }
  await skip(UNDO_DELAY_MS)
  await expect.poll(rows).toBe(28)
  // By key, since a press in the place of the last one would count as the second of a double tap.
  const pressUntilGone = async () => {
    const more = button('Show more').query()
    more?.focus()
    if (more) await userEvent.keyboard('{Enter}')
    return !more
  }
  await expect.poll(pressUntilGone).toBe(true)
  await expect.poll(rows).toBe(63)
})

test.each<[FollowView, string, object]>([
  ['followers', 'is followed already', { isFollowedByCurrentUser: true }],
  ['suggestions', 'has a request waiting', { status: 'Pending' }],
])(
  'the focus of a row that leaves %s moves to the golfer below, who %s',
  async (view, _why, state) => {
    const simone = aFollowEntry({ userId: 7, fullName: 'Simone Carter' })
    const rows = [simone, { ...aFollowEntry({ userId: 8, fullName: 'Grant Lindqvist' }), ...state }]
    const network = fakeNetwork({
      'GET /api/follow/suggestions': () => json(someSuggestions(rows)),
      'GET /api/follow/followers': () => json(rows),
      'POST /api/follow/follow/7': () => json(aFollowChange('Approved')),
    })
    onTestFinished(() => {
      sessionEnd.notify()
      network.restore()
    })
    const skip = skippableTimers()
    const { screen, button } = await show(view)
    await button('Follow Simone Carter').click()
    await expect.element(button('Undo, Simone Carter')).toHaveFocus()
    await skip(UNDO_DELAY_MS)
    await expect.element(button('Undo, Simone Carter')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Grant Lindqvist' })).toHaveFocus()
  },
)

test('a press that comes too late for Undo does nothing to the golfer who has moved up', async () => {
  const skip = skippableTimers()
  const network = fakeNetwork({
    'GET /api/follow/following': () =>
      json([
        aFollowEntry({ userId: 7, fullName: 'Simone Carter' }),
        aFollowEntry({ userId: 8, fullName: 'Grant Lindqvist' }),
      ]),
    'PUT /api/follow/unfollow/7': () => json(aFollowChange('None')),
  })
  onTestFinished(() => {
    sessionEnd.notify()
    network.restore()
  })
  const { button } = await show('following')
  const next = button('Unfollow Grant Lindqvist')
  await expect.element(next).toBeVisible()
  const press = () => next.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  next.element().addEventListener('focus', press, { once: true }) // as soon as the row above was removed
  await button('Unfollow Simone Carter').click()
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await skip(UNDO_DELAY_MS)
  await expect.element(next).toHaveFocus()
  const undo = button('Undo, Grant Lindqvist')
  await expect.element(undo).not.toBeInTheDocument()
  // A moment later a press works again.
  const pressUntilDone = () => (undo.query() ? true : (press(), false))
  await expect.poll(pressUntilDone).toBe(true)
})

test('SOC-02 a follow that could not be undone stays with the reason, and can be undone again', async () => {
  const UNFOLLOW = 'PUT /api/follow/unfollow/7'
  const simone = aFollowEntry({ userId: 7, fullName: 'Simone Carter' })
  const network = fakeNetwork({
    'GET /api/follow/suggestions': () => json(someSuggestions([simone])),
    'POST /api/follow/follow/7': () => json(aFollowChange('Approved')),
    [UNFOLLOW]: () => refusal(500, 'Not now.'),
  })
  onTestFinished(() => {
    sessionEnd.notify()
    network.restore()
  })
  const { screen, button } = await show('suggestions')
  await button('Follow Simone Carter').click()
  await expect.poll(() => relations.get(7)?.phase).toBe('settled')
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.')
  await expect
    .element(screen.getByText(followMessages.done.following('Simone Carter')))
    .toBeVisible()
  network.on(UNFOLLOW, () => json(aFollowChange('None')))
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Follow Simone Carter')).toBeVisible()
  await expect.poll(() => network.count(UNFOLLOW)).toBe(2)
})
