import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { sessionEnd } from '~/api/events'
import { json, refusal } from '~/testing/responses'
import { aFollowChange } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { FollowButton } from './follow-button'

const FOLLOW = 'POST /api/follow/follow/7'
const UNFOLLOW = 'PUT /api/follow/unfollow/7'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork({
    [FOLLOW]: () => json(aFollowChange('Pending')),
    [UNFOLLOW]: () => json(aFollowChange('None')),
  })
})
afterEach(() => {
  sessionEnd.notify()
  network.restore()
})

const show = (userId: number, followed?: boolean) =>
  render(<FollowButton userId={userId} name="Simone Carter" followed={followed} ownId={1} />)

test('there is no Follow button for the signed-in golfer or for golfers already followed', async () => {
  const own = await show(1)
  const known = await show(7, true)
  expect(own.container.textContent).toBe('')
  expect(known.container.textContent).toBe('')
})

test('following a private golfer sends a request; a second press withdraws it', async () => {
  const screen = await show(7)
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveAccessibleName('Requested Simone Carter')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAccessibleName('Follow Simone Carter')
  await expect.poll(() => network.count(UNFOLLOW)).toBe(1)
  expect(network.count(FOLLOW)).toBe(1)
})

test('a golfer who has approved the request since has no button', async () => {
  const screen = await show(7)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Requested Simone Carter')
  await screen.unmount()
  const later = await show(7, true)
  expect(later.container.textContent).toBe('')
})

test('a golfer who has deleted the account is not followed by a second press either', async () => {
  network.on(FOLLOW, () => refusal(404, 'This golfer is no longer here.'))
  const screen = await show(7)
  for (const count of [1, 2]) {
    await screen.getByRole('button').click({ delay: 600 })
    await expect.poll(() => network.count(FOLLOW)).toBe(count)
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This golfer is no longer here.')
    await expect.element(screen.getByRole('button')).toHaveAccessibleName('Follow Simone Carter')
  }
})

test('SOC-02 a failure restores Follow and shows the reason', async () => {
  network.on(FOLLOW, () => refusal(500, 'Not now.'))
  const screen = await show(7)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.')
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Follow Simone Carter')
})

test.each([
  ['Pending', 'Requested'],
  ['Following', 'Following'],
] as const)(
  'SOC-02 %s stays when it could not be taken back, and the next press tries that again',
  async (status, word) => {
    network.on(FOLLOW, () => json(aFollowChange(status)))
    network.on(UNFOLLOW, () => refusal(500, 'Not now.'))
    const screen = await show(7)
    const button = screen.getByRole('button')
    await button.click()
    await expect.element(button).toHaveAccessibleName(`${word} Simone Carter`)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.')
    await expect.element(button).toHaveAccessibleName(`${word} Simone Carter`)
    network.on(UNFOLLOW, () => json(aFollowChange('None')))
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAccessibleName('Follow Simone Carter')
    await expect.poll(() => network.count(UNFOLLOW)).toBe(2)
    expect(network.count(FOLLOW)).toBe(1)
  },
)

test('HST-15 a double tap follows once and does not unfollow; a later press does', async () => {
  const screen = await show(7)
  const button = screen.getByRole('button')
  await button.dblClick()
  await expect.element(button).toHaveAccessibleName('Requested Simone Carter')
  expect([network.count(FOLLOW), network.count(UNFOLLOW)]).toEqual([1, 0])
  await button.click({ delay: 600 }) // a slow press, so not the second tap of a double tap
  await expect.poll(() => network.count(UNFOLLOW)).toBe(1)
})

test('HST-15 two quick taps counted as single taps each follow once', async () => {
  const screen = await show(7)
  const button = screen.getByRole('button')
  for (let tap = 0; tap < 2; tap += 1) {
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await Promise.resolve()
  }
  await expect.element(button).toHaveAccessibleName('Requested Simone Carter')
  expect([network.count(FOLLOW), network.count(UNFOLLOW)]).toEqual([1, 0])
})

test.each([0, -3])(
  'HST-16 no Follow button for a golfer without an account (id %d)',
  async (userId) => {
    const { container } = await show(userId)
    expect(container.textContent).toBe('')
  },
)

test('of several buttons for a golfer only the pressed one is announced, and so is its failure', async () => {
  await show(7)
  const screen = await show(7)
  const [button] = screen.getByRole('button', { name: 'Follow Simone Carter' }).all()
  const screenReader = startScreenReader()
  onTestFinished(screenReader.stop)
  await button?.click()
  await expect.poll(screenReader.announced).toEqual(['Requested Simone Carter'])
  network.on(UNFOLLOW, () => refusal(500, 'Not now.'))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Not now.').nth(1)).toBeVisible()
  expect(screenReader.announced().filter((text) => text === 'Not now.')).toHaveLength(1)
})
