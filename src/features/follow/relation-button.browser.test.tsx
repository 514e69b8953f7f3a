import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { followMessages } from '~/domain/messages/follow'
import '~/ui/styles/index.css'
import { sessionEnd } from '~/api/events'
import { json, refusal } from '~/testing/responses'
import { aFollowChange } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { UNDO_DELAY_MS } from '~/lib/timers'
import { session } from '~/session/session'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { RelationButton, type FollowState } from './relation-button'
import { relations } from './mutations'

const FOLLOW = 'POST /api/follow/follow/7'
const UNFOLLOW = 'PUT /api/follow/unfollow/7'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({
    [FOLLOW]: () => json(aFollowChange('Following')),
    [UNFOLLOW]: () => json(aFollowChange('None')),
  })
})
afterEach(() => {
  sessionEnd.notify()
  network.restore()
})

const show = (sent: FollowState) =>
  render(<RelationButton userId={7} name="Simone Carter" serverState={sent} />)

test('unfollowing and following again at once sends nothing', async () => {
  const screen = await show('following')
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAccessibleName('Unfollow Simone Carter')
  await button.click()
  await expect.element(button).toHaveAccessibleName('Follow Simone Carter')
  await expect.element(button).toHaveFocus()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('You no longer follow Simone Carter.')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAccessibleName('Unfollow Simone Carter')
  await screen.unmount()
  expect([network.count(UNFOLLOW), network.count(FOLLOW)]).toEqual([0, 0])
})

/** Half of the time in which it can be undone; after the whole time it would be sent anyway. */
const BEFORE_THE_DELAY = { timeout: UNDO_DELAY_MS / 2 }

test('leaving the page sends the delayed unfollow', async () => {
  const screen = await show('following')
  await screen.getByRole('button').click()
  expect(network.count(UNFOLLOW)).toBe(0)
  await screen.unmount()
  await expect.poll(() => network.count(UNFOLLOW), BEFORE_THE_DELAY).toBe(1)
})

test('a page that is hidden sends the delayed unfollow: a phone may discard it without another event', async () => {
  const screen = await show('following')
  await screen.getByRole('button').click()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => network.count(UNFOLLOW), BEFORE_THE_DELAY).toBe(1)
})

test('logging out sends the delayed unfollow before the session ends', async () => {
  const screen = await show('following')
  await screen.getByRole('button').click()
  await session.logout()
  expect(network.count(UNFOLLOW)).toBe(1)
})

test('a follow is sent at once, as a request to a private golfer', async () => {
  const screen = await show('none')
  const button = screen.getByRole('button', { name: 'Follow Simone Carter' })
  network.on(FOLLOW, () => json(aFollowChange('Pending')))
  await button.click()
  await expect
    .element(screen.getByRole('button', { name: 'Requested Simone Carter' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(followMessages.done.requested('Simone Carter'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => network.count(UNFOLLOW)).toBe(1) // no new approval is needed
})

test('a request to a private golfer is announced as one, without being called a follow before', async () => {
  network.on(FOLLOW, () => json(aFollowChange('Pending')))
  const screen = await show('none')
  const screenReader = startScreenReader()
  onTestFinished(screenReader.stop)
  await screen.getByRole('button').click()
  await expect
    .poll(screenReader.announced)
    .toEqual([followMessages.done.requested('Simone Carter')])
})

test('an unfollow is announced once, not again when it is sent', async () => {
  const screen = await show('following')
  const screenReader = startScreenReader()
  onTestFinished(screenReader.stop)
  await screen.getByRole('button').click()
  void relations.flush() // the delay is over
  await expect.poll(() => relations.get(7)?.phase).toBe('settled')
  await expect.poll(screenReader.announced).toEqual(['You no longer follow Simone Carter.'])
})

test('SOC-02 a failure restores Unfollow and shows the reason', async () => {
  network.on(UNFOLLOW, () => refusal(500, 'Not now.'))
  const screen = await show('following')
  await screen.getByRole('button').click()
  void relations.flush() // the delay is over
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.')
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Unfollow Simone Carter')
})

test('SOC-02 a request sent from here stays Requested when it could not be withdrawn', async () => {
  network.on(FOLLOW, () => json(aFollowChange('Pending')))
  network.on(UNFOLLOW, () => refusal(500, 'Not now.'))
  const screen = await show('none')
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveAccessibleName('Requested Simone Carter')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.')
  await expect.element(button).toHaveAccessibleName('Requested Simone Carter')
})

test('HST-15 a double tap on Follow follows once', async () => {
  const screen = await show('none')
  await screen.getByRole('button').dblClick()
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Unfollow Simone Carter')
  expect([network.count(FOLLOW), network.count(UNFOLLOW)]).toEqual([1, 0])
})

test('a pending request is shown as Requested, and a press withdraws it at once', async () => {
  const screen = await show('requested')
  await screen.getByRole('button', { name: 'Requested Simone Carter' }).click()
  await expect.element(screen.getByRole('button', { name: 'Follow Simone Carter' })).toBeVisible()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Your request to Simone Carter was canceled.')
  await expect.poll(() => network.count(UNFOLLOW)).toBe(1)
})

test('a request that has been approved is shown as followed, and one made again after an unfollow is pending', async () => {
  network.on(FOLLOW, () => json(aFollowChange('Pending')))
  const screen = await show('none')
  await screen.getByRole('button', { name: 'Follow Simone Carter' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Requested Simone Carter' }))
    .toBeVisible()
  await screen.unmount()
  const later = await show('following')
  const button = later.getByRole('button')
  await expect.element(button).toHaveAccessibleName('Unfollow Simone Carter')
  await button.click({ delay: 600 })
  void relations.flush()
  await expect.poll(() => network.count(UNFOLLOW)).toBe(1)
  await button.click({ delay: 600 })
  await expect.element(button).toHaveAccessibleName('Requested Simone Carter')
})

test('a golfer who has deleted the account meanwhile is not shown as followed', async () => {
  network.on(FOLLOW, () => refusal(404, 'This golfer is no longer here.'))
  const screen = await show('none')
  await screen.getByRole('button', { name: 'Follow Simone Carter' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This golfer is no longer here.')
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Follow Simone Carter')
  await screen.getByRole('button').click({ delay: 600 })
  await expect.poll(() => network.count(FOLLOW)).toBe(2)
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Follow Simone Carter')
})
