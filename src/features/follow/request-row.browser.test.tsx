import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { skippableTimers } from '~/lib/timers.fake'
import { cut, json, refusal } from '~/testing/responses'
import { aFollowEntry, aFollowChange } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { session } from '~/session/session'
import { FollowList } from './follow-list'
import { requestCount } from './request-count'
import { requests } from './request-mutations'

const REQUESTS = 'GET /api/follow/requests'
const FOLLOW = 'POST /api/follow/follow/7'
const REJECT = 'PUT /api/follow/reject/7'
const APPROVE = 'PUT /api/follow/approve/7'

const person = (userId: number, fullName: string) => aFollowEntry({ userId, fullName })
const people = [person(7, 'Simone Carter'), person(8, 'Grant Lindqvist')]

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork({
    [REQUESTS]: () => json(people.map((one) => ({ ...one, status: 'Pending' }))),
    [FOLLOW]: () => json(aFollowChange('Approved')),
    [APPROVE]: () => json(aFollowChange('Approved')),
  })
})
afterEach(() => {
  sessionEnd.notify()
  network.restore()
})

async function open(view: 'requests') {
  const router = createMemoryRouter([{ path: '*', element: <FollowList view={view} ownId={1} /> }])
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    screen,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    rows: () => screen.getByRole('listitem').elements().length,
  }
}

/** Presses a button and then, as the second press of a double tap, the button that replaced it. */
async function doubleTap(first: Locator, under: Locator) {
  for (const [target, detail] of [
    [first, 1],
    [under, 2],
  ] as const) {
    await expect.element(target).toBeInTheDocument()
    target.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  }
}

test('an approval lowers the badge at once and for good, and its row is removed once it is sent', async () => {
  const skip = skippableTimers()
  queryClient.setQueryData(requestCount().queryKey, 2)
  network.on(REQUESTS, () =>
    json(people.map((one) => ({ ...one, status: 'Pending', isFollowedByCurrentUser: true }))),
  )
  const { button, rows } = await open('requests')
  await button('Approve Simone Carter').click()
  await expect.poll(() => queryClient.getQueryData(requestCount().queryKey)).toBe(1)
  await skip(UNDO_DELAY_MS)
  await expect.poll(rows).toBe(1)
  expect(network.count(APPROVE)).toBe(1)
  expect(queryClient.getQueryData(requestCount().queryKey)).toBe(1)
})

test('an approved golfer can be followed back from the row', async () => {
  network.on(FOLLOW, () => json(aFollowChange('Pending')))
  network.on(REQUESTS, () =>
    json([{ ...person(7, 'Simone Carter'), status: 'Pending', isFollowedByCurrentUser: false }]),
  )
  const { button, screen, rows } = await open('requests')
  await button('Approve Simone Carter').click()
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  button('Follow back Simone Carter').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Requested Simone Carter')).toBeVisible()
  await screen.unmount()
  await expect.poll(() => network.count(APPROVE)).toBe(1)
  expect(network.count(FOLLOW)).toBe(1)
  expect(rows()).toBe(0)
})

test('Undo looks disabled once an approval was sent and the row stays for Follow back', async () => {
  const skip = skippableTimers()
  network.on(REQUESTS, () =>
    json([{ ...person(7, 'Simone Carter'), status: 'Pending', isFollowedByCurrentUser: false }]),
  )
  const { button } = await open('requests')
  await button('Approve Simone Carter').click()
  const undo = button('Undo, Simone Carter')
  await expect.element(undo).toHaveFocus()
  const color = () => getComputedStyle(undo.element()).color
  const before = color()
  await skip(UNDO_DELAY_MS)
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(color).not.toBe(before)
  await expect.element(button('Follow back Simone Carter')).toBeEnabled()
})

test('a failed follow back shows the reason and can be tried again', async () => {
  network.on(FOLLOW, () => refusal(404, 'This golfer is no longer here.'))
  const { button, screen } = await open('requests')
  await button('Approve Simone Carter').click()
  button('Follow back Simone Carter').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This golfer is no longer here.')
  await expect.element(button('Follow back Simone Carter')).toBeVisible()
})

test('an undone approval is not sent, and the badge counts it again', async () => {
  queryClient.setQueryData(requestCount().queryKey, 2)
  const { button } = await open('requests')
  await button('Approve Simone Carter').click()
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => queryClient.getQueryData(requestCount().queryKey)).toBe(2)
  await expect.element(button('Approve Simone Carter')).toHaveFocus()
  expect(network.count(APPROVE)).toBe(0)
})

test('logging out sends the delayed answer before the session ends', async () => {
  const { button } = await open('requests')
  await button('Approve Simone Carter').click()
  expect(network.count(APPROVE)).toBe(0)
  await session.logout()
  expect(network.count(APPROVE)).toBe(1)
})

test('an answer that fails after its list was left is counted again', async () => {
  queryClient.setQueryData(requestCount().queryKey, 2)
  network.on(APPROVE, () => refusal(500, 'Not now.'))
  const { button, screen } = await open('requests')
  await button('Approve Simone Carter').click()
  await expect.poll(() => queryClient.getQueryData(requestCount().queryKey)).toBe(1)
  await screen.unmount()
  await expect.poll(() => network.count(APPROVE)).toBe(1)
  await expect.poll(() => queryClient.getQueryData(requestCount().queryKey)).toBe(2)
})

test('a request withdrawn meanwhile shows a message and is removed when dismissed', async () => {
  const skip = skippableTimers()
  network.on(APPROVE, () => refusal(404, 'This golfer does not ask to follow.'))
  const { button, screen, rows } = await open('requests')
  await button('Approve Simone Carter').click()
  await expect.element(button('Undo, Simone Carter')).toHaveFocus()
  await skip(UNDO_DELAY_MS)
  const reason = 'Simone Carter: This golfer does not ask to follow.'
  await expect.element(screen.getByText(reason, { exact: true })).toBeVisible()
  await button('OK').click()
  await expect.poll(rows).toBe(1)
  await expect.element(button('Approve Grant Lindqvist')).toHaveFocus()
})

test('an approval that is repeated after its response was lost says which golfer follows already', async () => {
  network.on(APPROVE, cut)
  const { button, screen } = await open('requests')
  await button('Approve Simone Carter').click()
  void requests.flush()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  network.on(APPROVE, () => refusal(409, 'This golfer follows you already.'))
  await expect.element(button('Approve Simone Carter')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  void requests.flush()
  const reason = 'Simone Carter: This golfer follows you already.'
  await expect.element(screen.getByText(reason, { exact: true })).toBeVisible()
  await expect.element(button('OK')).toHaveFocus()
})

test('a sentence about a golfer whose name is written from right to left runs from left to right', async () => {
  network.on(REQUESTS, () => json([{ ...person(7, 'محمد عبد الله'), status: 'Pending' }]))
  const { button, screen } = await open('requests')
  await button('Approve محمد عبد الله').click()
  const sentence = screen.getByText('محمد عبد الله can see your posts now.')
  await expect.element(sentence).toHaveStyle({ direction: 'ltr' })
})

test('HST-15 a double tap on Approve approves once, and does not press the Undo under it', async () => {
  const { button, screen } = await open('requests')
  await doubleTap(button('Approve Simone Carter'), button('Undo, Simone Carter'))
  await expect.element(screen.getByText('Simone Carter can see your posts now.')).toBeVisible()
  await screen.unmount()
  await expect.poll(() => network.count(APPROVE)).toBe(1)
})

test('HST-15 a double tap on Reject rejects once', async () => {
  network.on(REJECT, () => json(aFollowChange('None')))
  const { button, screen } = await open('requests')
  await doubleTap(button('Reject Simone Carter'), button('Undo, Simone Carter'))
  await expect.element(button('Undo, Simone Carter')).toBeVisible()
  await screen.unmount()
  await expect.poll(() => network.count(REJECT)).toBe(1)
  expect(network.count(APPROVE)).toBe(0)
})

test('a request says that the number beside the location is the Handicap Index', async () => {
  network.on(REQUESTS, () =>
    json([{ ...aFollowEntry({ location: 'Denver, CO', handicap: 9.1 }), status: 'Pending' }]),
  )
  const { screen } = await open('requests')
  await expect.element(screen.getByText('Denver, CO')).toBeVisible()
  await expect.element(screen.getByText('HDCP 9.1')).toBeVisible()
})
