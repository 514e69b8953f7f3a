import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { blockReload } from '~/lib/before-reload'
import { sessionStore } from '~/lib/safe-storage'
import { realTimers } from '~/lib/timers'
import { settle } from '~/lib/timers.fake'
import { session } from '~/session/session'
import { json } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { startUpdates, workerChanged } from './app-updates'
import { updateNotice } from './update-notice'

const VERSION = 'GET /api/diagnostic/version'

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test.each([
  [0, 1000],
  [400, 600],
  [3000, 0],
])(
  'loaded %d ms after the start, the app asks for the version %d ms later',
  async (since, delay) => {
    const network = fakeNetwork({ [VERSION]: () => json({ version: '1.0' }) })
    vi.spyOn(session, 'hasTokens').mockReturnValue(true)
    vi.spyOn(realTimers, 'elapsed').mockReturnValue(since)
    const after = vi.spyOn(realTimers, 'after').mockReturnValue(() => undefined)
    startUpdates(Promise.resolve(undefined))
    expect(after.mock.calls.map(([ms]) => ms)).toEqual([delay])
    expect(network.count(VERSION)).toBe(0)
    after.mock.calls[0]?.[1]()
    after.mockRestore()
    await expect.poll(() => network.count(VERSION)).toBe(1)
    network.restore()
  },
)

test('where the reason of a reload cannot be stored, a Reload that is pressed waits for a write (R12)', async () => {
  vi.spyOn(sessionStore, 'set').mockReturnValue(false)
  const onReload = vi.fn((event: Event) => event.preventDefault())
  navigation.addEventListener('navigate', onReload)
  onTestFinished(() => navigation.removeEventListener('navigate', onReload))
  workerChanged()
  const written = blockReload()
  updateNotice.getState()?.apply()
  await settle()
  expect(onReload).not.toHaveBeenCalled()
  written()
  await expect.poll(() => onReload).toHaveBeenCalledOnce()
})

test('a tab in which a new worker takes over without a network reloads when the network is back', async () => {
  const onReload = vi.fn((event: Event) => event.preventDefault())
  navigation.addEventListener('navigate', onReload)
  onTestFinished(() => navigation.removeEventListener('navigate', onReload))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  workerChanged()
  await settle()
  expect(onReload).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  await expect.poll(() => onReload).toHaveBeenCalledOnce()
})
