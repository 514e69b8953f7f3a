import { expect, test } from 'vitest'
import { json } from '~/testing/responses'
import { createFakeServer } from '~/testing/fake-server'
import { wait } from '~/lib/timers'
import { createFakeTimers } from '~/lib/timers.fake'
import { createFakeLock, refusingLock } from '~/platform/lock.fake'
import { createSlowStorage } from '~/platform/storage/slow-storage.fake'
import { createFakeBrowser, storeTokens } from '../browser.fake'
import {
  expired,
  feed,
  GET_LINX,
  linx,
  nora,
  outcome,
  REFRESH,
  tokens,
  USER,
} from './refreshing-tab.fake'
import { createUsedTokens } from './used-tokens'

// A browser may give its lock to the next tab before that tab sees what the last holder has stored.

/** Random numbers from 0 to below 1, the same for the same seed. */
function createDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A host that ends the session when a used refresh token is sent again. */
function strictHost() {
  let number = 0
  let [live, revoked] = [true, false]
  let pause = () => Promise.resolve()
  const accepts = (request: Request) =>
    live && !revoked && request.headers.get('Authorization') === `Bearer access-${number}`
  const server = createFakeServer({
    [USER]: (request) => (accepts(request) ? nora() : expired()),
    [GET_LINX]: (request) => (accepts(request) ? feed() : expired()),
    async [REFRESH](request) {
      const body: unknown = await request.json()
      revoked ||= JSON.stringify(body) !== JSON.stringify({ refreshToken: `refresh-${number}` })
      await pause()
      if (revoked) return expired()
      number += 1
      live = true
      return json(tokens(number))
    },
  })
  const expire = () => {
    live = false
  }
  const revoke = () => {
    revoked = true
  }
  const slow = (wanted: () => Promise<void>) => {
    pause = wanted
  }
  return { ...server, expire, revoke, slow }
}

/** Three signed-in tabs of a browser whose storage lags by what `lagMs` says. */
async function threeTabs(lagMs: () => number) {
  const timers = createFakeTimers()
  const host = strictHost()
  const slow = createSlowStorage(timers, lagMs)
  const first = slow.tab()
  storeTokens(first)
  for (const [key, value] of first.values) first.set(key, value)
  await timers.advance(5000)
  const { openTab } = createFakeBrowser({ fetch: host.fetch, timers, tabStorage: slow.tab })
  const tabs = [openTab(), openTab(), openTab()]
  for (const tab of tabs) await tab.session.start()
  return { timers, host, slow, tabs }
}

const statuses = (tabs: Awaited<ReturnType<typeof threeTabs>>['tabs']) =>
  tabs.map(({ session }) => session.state().status)

test('the lock arrives before what its last holder stored: still one refresh, and no golfer is signed out (TOK-02)', async () => {
  const { timers, host, tabs } = await threeTabs(() => 400)
  host.expire()
  const calls = Promise.all(tabs.flatMap((tab) => [outcome(linx(tab)), outcome(linx(tab))]))
  await timers.advance(3000)
  expect(await calls).toEqual(Array.from({ length: 6 }, () => 'done'))
  expect(host.count(REFRESH)).toBe(1)
  expect(statuses(tabs)).toEqual(['signed-in', 'signed-in', 'signed-in'])
})

test('a tab that waited for a refused refresh does not send the refused token again (TOK-05)', async () => {
  const { timers, host, slow, tabs } = await threeTabs(() => 400)
  host.revoke()
  const calls = Promise.all(tabs.map((tab) => outcome(linx(tab))))
  await timers.advance(3000)
  await calls
  expect(host.count(REFRESH)).toBe(1)
  expect(statuses(tabs)).toEqual(['anonymous', 'anonymous', 'anonymous'])
  expect(slow.arrived.has('refresh_token')).toBe(false)
})

test('a hidden tab, whose timers run once a second, waits no longer for storage than any other (R13)', async () => {
  const timers = createFakeTimers()
  const lock = createFakeLock()
  await createUsedTokens(lock, timers).markUsed('access-0')
  const throttled = {
    ...timers,
    after: (ms: number, run: () => void) => timers.after(Math.max(ms, 1000), run),
  }
  let hasArrived: boolean | undefined
  void createUsedTokens(lock, throttled)
    .waitForStorage('access-0', () => false)
    .then((result) => (hasArrived = result))
  await timers.advance(9000)
  expect(hasArrived).toBeUndefined()
  await timers.advance(2000)
  expect(hasArrived).toBe(false)
})

test('500 expiries in three tabs, whatever the lag: 500 refreshes, no reuse, no sign-out (TOK-22)', async () => {
  const dice = createDice(2026)
  const { timers, host, tabs } = await threeTabs(() => dice() * 60)
  for (let expiry = 0; expiry < 500; expiry += 1) {
    host.expire()
    const calls = Promise.all(
      tabs.map(async (tab) => {
        await wait(timers, dice() * 80)
        return outcome(linx(tab))
      }),
    )
    await timers.advance(1000)
    expect(await calls, `expiry ${expiry}`).toEqual(['done', 'done', 'done'])
  }
  expect(host.count(REFRESH)).toBe(500)
  expect(statuses(tabs)).toEqual(['signed-in', 'signed-in', 'signed-in'])
})

test('a browser that refuses locks still refreshes (STO-01)', async () => {
  const timers = createFakeTimers()
  const host = strictHost()
  const browser = createFakeBrowser({ fetch: host.fetch, timers, lock: refusingLock })
  storeTokens(browser.storage)
  const tab = browser.openTab()
  await tab.session.start()
  host.expire()
  const call = outcome(linx(tab))
  await timers.advance(2000)
  expect(await call).toBe('done')
  expect(host.count(REFRESH)).toBe(1)
})

test.each([100, 250])(
  'logging out in one tab %d ms into the refresh of another: its tokens are stored nowhere (TOK-12)',
  async (ms) => {
    const { timers, host, slow, tabs } = await threeTabs(() => 400)
    const [one, two] = tabs
    if (!one || !two) expect.fail()
    host.slow(() => wait(timers, 200))
    host.expire()
    const call = outcome(linx(one))
    await timers.advance(ms)
    await two.session.logout()
    await timers.advance(5000)
    expect(await call).toMatchObject(ms < 200 ? { name: 'AbortError' } : {})
    expect(statuses(tabs)).toEqual(['anonymous', 'anonymous', 'anonymous'])
    expect([...slow.arrived.keys()]).toEqual([])
  },
)
