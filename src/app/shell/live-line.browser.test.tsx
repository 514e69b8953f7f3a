import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { connectionMessages } from '~/domain/messages/connection'
import { cachedAges, FEED_AGE } from '~/offline/cache'
import { createListeners } from '~/lib/listeners'
import { hub } from '~/realtime/hub'
import type { HubTrouble } from '~/realtime/hub-types'
import { LiveLine } from './later'

const changes = createListeners()
const now = (trouble: HubTrouble | undefined) => {
  vi.mocked(hub.trouble).mockReturnValue(trouble)
  changes.notify()
}
const line = page.getByText(/Reconnecting|No live updates/)
/** When the line appears: it has to be right within 2 s. */
const LASTING_MS = 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const spies = [
    vi.spyOn(hub, 'subscribe').mockImplementation(changes.add),
    vi.spyOn(hub, 'trouble').mockReturnValue(undefined),
    vi.spyOn(hub, 'wake').mockReturnValue(),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
})

/** Whether a timer is running that will show the line. */
const isTimed = () => vi.getTimerCount() === 1

/**
 * Waits until no timer is running. Polling advances the fake time by its interval, so it ends before a timer could fire
 * by itself.
 */
async function untimed() {
  await expect.poll(isTimed, { interval: 1, timeout: LASTING_MS / 2 }).toBe(false)
}

/** Advances the time to when the line shows, no sooner. */
async function showLine() {
  await expect.poll(isTimed).toBe(true)
  vi.advanceTimersByTime(LASTING_MS - 1)
  await expect.element(line).not.toBeInTheDocument()
  expect(isTimed()).toBe(true)
  vi.advanceTimersByTime(1)
}

function Elsewhere() {
  const go = useNavigate()
  return <button onClick={() => void go('/groups')}>Groups</button>
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/linx']}>
      <LiveLine />
      <Elsewhere />
    </MemoryRouter>,
  )

test('a lost connection is shown within 2 s, until it is back', async () => {
  await show()
  await expect.element(line).not.toBeInTheDocument()
  now('trying')
  await showLine()
  await expect.element(line).toHaveTextContent(connectionMessages.reconnecting)
  now(undefined)
  await expect.element(line).not.toBeInTheDocument()
})

test('a short interruption of the hub shows no line', async () => {
  await show()
  now('trying')
  await expect.poll(isTimed).toBe(true)
  now(undefined)
  await untimed()
  await expect.element(line).not.toBeInTheDocument()
})

test('without a scheduled attempt the line offers Reconnect, which makes one', async () => {
  await show()
  now('paused')
  await showLine()
  await expect.element(line).toHaveTextContent(connectionMessages.paused)
  await page.getByRole('button', { name: connectionMessages.again }).click()
  expect(hub.wake).toHaveBeenCalledTimes(1)
})

test('navigating to another page makes the hub try to reconnect', async () => {
  await show()
  now('trying')
  await showLine()
  await expect.element(line).toBeVisible()
  await page.getByRole('button', { name: 'Groups' }).click()
  await expect.poll(() => vi.mocked(hub.wake).mock.calls.length).toBe(1)
})

test('the line is not shown while offline or with a cached feed', async () => {
  onTestFinished(() => cachedAges.setState({ [FEED_AGE]: undefined }))
  await show()
  now('trying')
  await expect.poll(isTimed).toBe(true)
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => offline.mockRestore())
  window.dispatchEvent(new Event('offline'))
  await untimed() // so the line cannot appear
  await expect.element(line).not.toBeInTheDocument()
  offline.mockRestore()
  window.dispatchEvent(new Event('online'))
  await showLine()
  await expect.element(line).toBeVisible()
  cachedAges.setState({ [FEED_AGE]: Date.now() })
  await expect.element(line).not.toBeInTheDocument()
})
