import { describe, expect, test } from 'vitest'
import { json } from '~/testing/responses'
import { createFakeServer } from '~/testing/fake-server'
import { wait } from '~/lib/timers'
import { createFakeTimers } from '~/lib/timers.fake'
import { createFakeLock } from '~/platform/lock.fake'
import { createFakeBrowser, storeTokens } from '../browser.fake'
import {
  expired,
  feed,
  GET_LINX,
  linx,
  nora,
  outcome,
  REFRESH,
  tabWith,
  tokens,
  USER,
} from './refreshing-tab.fake'

test('calls begun during a refresh, in this tab or another, wait for it and are sent once (TOK-09)', async () => {
  const tab = await tabWith(
    () => new Promise((resolve) => tab.timers.after(20_000, () => resolve(json(tokens(1))))),
  )
  const other = tab.browser.openTab()
  await other.session.start()
  const first = outcome(linx(tab))
  await tab.timers.advance(1000)
  const later = [tab, other].flatMap((one) => Array.from({ length: 10 }, () => outcome(linx(one))))
  await tab.timers.advance(18_000)
  expect(tab.server.count(GET_LINX)).toBe(1)
  await tab.timers.advance(2000)
  expect(await Promise.all([first, ...later])).toEqual(Array.from({ length: 21 }, () => 'done'))
  expect(tab.server.count(GET_LINX)).toBe(22)
  expect(tab.server.count(REFRESH)).toBe(1)
})

describe('waiting for another tab (R1)', () => {
  async function beside() {
    const lock = createFakeLock()
    const timers = createFakeTimers()
    const server = createFakeServer({
      [USER]: nora,
      [GET_LINX]: (request) =>
        request.headers.get('Authorization') === 'Bearer access-0' ? expired() : feed(),
      // Slow enough for two tabs to meet.
      [REFRESH]: () => wait(timers, 200).then(() => json(tokens(1))),
    })
    const browser = createFakeBrowser({ fetch: server.fetch, timers, lock })
    storeTokens(browser.storage)
    const tab = browser.openTab()
    await tab.session.start()
    return { timers, server, browser, lock, ...tab }
  }

  test('a holder without a heartbeat is waited for 5 s, then this tab refreshes by itself', async () => {
    const tab = await beside()
    tab.lock.hold('auth-refresh-0')
    const end = outcome(linx(tab))
    await tab.timers.advance(4900)
    expect(tab.server.count(REFRESH)).toBe(0)
    await tab.timers.advance(1200)
    expect(await end).toBe('done')
    expect(tab.server.count(REFRESH)).toBe(1)
  })

  test('a holder with a heartbeat is waited for 35 s at most', async () => {
    const tab = await beside()
    tab.lock.hold('auth-refresh-0')
    const end = outcome(linx(tab))
    for (let second = 1; second <= 34; second += 1) {
      tab.browser.storage.values.set('refresh_alive', `beat ${second}`)
      await tab.timers.advance(1000)
    }
    expect(tab.server.count(REFRESH)).toBe(0)
    await tab.timers.advance(2000)
    expect(await end).toBe('done')
    expect(tab.server.count(REFRESH)).toBe(1)
  })

  test('what the holder stored meanwhile is used and nothing is sent', async () => {
    const tab = await beside()
    const release = tab.lock.hold('auth-refresh-0')
    const end = outcome(linx(tab))
    await tab.timers.advance(2000)
    storeTokens(tab.browser.storage, { auth_token: 'access-9', refresh_token: 'refresh-9' })
    release()
    await tab.timers.advance(100)
    expect(await end).toBe('done')
    expect(tab.server.count(REFRESH)).toBe(0)
  })

  test('two tabs that gave up waiting do not both refresh', async () => {
    const tab = await beside()
    const other = tab.browser.openTab()
    await other.session.start()
    tab.lock.hold('auth-refresh-0')
    const ends = [outcome(linx(tab)), outcome(linx(other))]
    await tab.timers.advance(7000)
    expect(await Promise.all(ends)).toEqual(['done', 'done'])
    expect(tab.server.count(REFRESH)).toBe(1)
  })
})
