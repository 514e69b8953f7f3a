import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { followMessages } from '~/domain/messages/follow'
import { newsMessages } from '~/domain/messages/news'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { skippableTimers } from '~/lib/timers.fake'
import { paths } from '~/routing/paths'
import { json } from '~/testing/responses'
import { aFollowChange, aFollowEntry, someSuggestions } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { FollowList } from './follow-list'
import { changeRelation, relations } from './mutations'
import { RedirectNotice } from './relation-row'

const WHY = newsMessages.redirectedToSuggestions

let network: FakeNetwork
const before: unknown = history.state
afterEach(() => {
  sessionEnd.notify()
  network.restore()
  history.replaceState(before, '')
})

/** Opens the suggestions that an empty feed leads to. */
async function open(status: 'Approved' | 'Pending') {
  network = fakeNetwork({
    'GET /api/follow/suggestions': () =>
      json(someSuggestions([aFollowEntry({ userId: 7, fullName: 'Simone Carter' })])),
    'POST /api/follow/follow/7': () => json(aFollowChange(status)),
    'PUT /api/follow/unfollow/7': () => json(aFollowChange('None')),
  })
  const element = (
    <>
      <RedirectNotice why={WHY} />
      <FollowList view="suggestions" ownId={1} />
    </>
  )
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

test('an empty feed’s reason follows the first follow and its undo', async () => {
  const screen = await open('Approved')
  const button = (name: string) => screen.getByRole('button', { name })
  await expect.element(screen.getByText(WHY)).toBeVisible()
  await button('Follow Simone Carter').click()
  await expect.element(screen.getByText(newsMessages.followed)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Go to Linx' })
  await expect.element(link).toHaveAttribute('href', paths.linx())
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(WHY)).toBeVisible()
})

test('after a follow, the reason of an empty feed stays away when its row has left, and on a reload', async () => {
  const skip = skippableTimers()
  const screen = await open('Approved')
  await screen.getByRole('button', { name: 'Follow Simone Carter' }).click()
  await expect.element(screen.getByRole('button', { name: 'Undo, Simone Carter' })).toBeVisible()
  await skip(UNDO_DELAY_MS)
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(0)
  await expect.element(screen.getByText(newsMessages.followed)).toBeVisible()
  await screen.unmount()
  const reloaded = await open('Approved')
  await expect.element(reloaded.getByText(newsMessages.followed)).toBeVisible()
  await expect.element(reloaded.getByText(WHY)).not.toBeInTheDocument()
})

test('a follow on the golfer’s own page counts after Back, until it is undone', async () => {
  const screen = await open('Approved')
  await expect.element(screen.getByText(WHY)).toBeVisible()
  await screen.unmount()
  changeRelation(7, 'following', 'none')
  await expect.poll(() => relations.get(7)?.phase).toBe('settled')
  const back = await open('Approved')
  await expect.element(back.getByText(newsMessages.followed)).toBeVisible()
  await back.getByRole('button', { name: 'Undo, Simone Carter' }).click()
  await expect.element(back.getByText(WHY)).toBeVisible()
})

test('a request to a private golfer leaves the reason of an empty feed', async () => {
  const screen = await open('Pending')
  await screen.getByRole('button', { name: 'Follow Simone Carter' }).click()
  await expect
    .element(screen.getByText(followMessages.done.requested('Simone Carter')))
    .toBeVisible()
  await expect.element(screen.getByText(WHY)).toBeVisible()
})
