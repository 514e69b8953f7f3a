import { expect, test } from 'vitest'
import { json } from '~/testing/responses'
import { wait } from '~/lib/timers'
import { storeTokens } from '../browser.fake'
import {
  GET_LINX,
  linx,
  outcome,
  REFRESH,
  storedTokens,
  tabWith,
  tokens,
  twenty,
} from './refreshing-tab.fake'

test('a call refused whatever the token: three refreshes, sent four times, then signed out (TOK-08)', async () => {
  let number = 0
  const tab = await tabWith(() => json(tokens((number += 1))), { refused: () => true })
  const end = outcome(linx(tab))
  await tab.timers.advance(1000)
  expect(await end).toMatchObject({
    status: 401,
    message: 'Authentication failed. Please log in again.',
  })
  expect(tab.server.count(REFRESH)).toBe(3)
  expect(tab.server.count(GET_LINX)).toBe(4)
  expect(storedTokens(tab)).toEqual([])
  expect(tab.seen.failures).toBe(1)
})

test('twenty calls refused whatever the token share the three attempts (R4)', async () => {
  let number = 0
  const tab = await tabWith(() => json(tokens((number += 1))), { refused: () => true })
  for (const end of await twenty(tab))
    expect(end).toMatchObject({ message: 'Authentication failed. Please log in again.' })
  expect(tab.server.count(REFRESH)).toBe(3)
  expect(tab.seen.failures).toBe(1)
})

test('the attempts of a call that was left count for the next one (R4)', async () => {
  let number = 0
  const tab = await tabWith(() => wait(tab.timers, 25).then(() => json(tokens((number += 1)))), {
    refused: () => true,
  })
  const leaving = new AbortController()
  const first = outcome(linx(tab, leaving.signal))
  await tab.timers.advance(40)
  expect(tab.server.count(REFRESH)).toBe(2)
  leaving.abort()
  await first
  const second = outcome(linx(tab))
  await tab.timers.advance(1000)
  expect(await second).toMatchObject({ message: 'Authentication failed. Please log in again.' })
  expect(tab.server.count(REFRESH)).toBe(3)
})

test('a call refused whatever the token ends, though others succeed meanwhile (R4)', async () => {
  let number = 0
  const tab = await tabWith(() => json(tokens((number += 1))), { refused: () => true })
  const end = outcome(linx(tab))
  for (let other = 0; other < 20; other += 1) {
    void outcome(tab.session.reloadUser())
    await tab.timers.advance(10)
  }
  expect(await end).toMatchObject({ message: 'Authentication failed. Please log in again.' })
  expect(tab.server.count(GET_LINX)).toBe(4)
})

test('logging out while a refresh runs: its tokens are thrown away and nothing is sent again (TOK-11)', async () => {
  const tab = await tabWith(
    () => new Promise((resolve) => tab.timers.after(2000, () => resolve(json(tokens(1))))),
  )
  const end = outcome(linx(tab))
  await tab.timers.advance(500)
  await tab.session.logout()
  await tab.timers.advance(3500)
  expect(await end).toMatchObject({ name: 'AbortError' })
  expect(storedTokens(tab)).toEqual([])
  expect(tab.server.count(GET_LINX)).toBe(1)
  expect(tab.seen.failures).toBe(0)
})

test('logging out in one tab while another refreshes: both end signed out with empty storage (TOK-12)', async () => {
  const tab = await tabWith(
    () => new Promise((resolve) => tab.timers.after(2000, () => resolve(json(tokens(1))))),
  )
  const other = tab.browser.openTab()
  await other.session.start()
  const end = outcome(linx(tab))
  await tab.timers.advance(500)
  await other.session.logout()
  expect([tab, other].map(({ session }) => session.state().status)).toEqual([
    'anonymous',
    'anonymous',
  ])
  await tab.timers.advance(3500)
  expect(await end).toMatchObject({ name: 'AbortError' })
  expect(storedTokens(tab)).toEqual([])
})

test('tokens that arrive after another golfer has signed in are thrown away (R3)', async () => {
  const tab = await tabWith(() => {
    storeTokens(tab.browser.storage, {
      auth_token: 'marcus',
      refresh_token: 'marcus-r',
      user_id: '2',
    })
    return json(tokens(1))
  })
  const end = outcome(linx(tab))
  await tab.timers.advance(1000)
  expect(await end).toMatchObject({ name: 'AbortError' })
  expect(tab.browser.storage.get('auth_token')).toBe('marcus')
})

test('the refresh request: exactly the refresh token, no Authorization, not canceled by leaving (TOK-13)', async () => {
  const tab = await tabWith(
    () => new Promise((resolve) => tab.timers.after(100, () => resolve(json(tokens(1))))),
  )
  const leaving = new AbortController()
  const end = outcome(linx(tab, leaving.signal))
  await tab.timers.advance(50)
  leaving.abort()
  expect(await end).toBe(leaving.signal.reason)
  await tab.timers.advance(1000)
  const request = tab.server.requests.find(({ url }) => url.endsWith('/api/auth/refresh-token'))
  expect(request?.method).toBe('POST')
  expect(await request?.json()).toEqual({ refreshToken: 'refresh-0' })
  expect(request?.headers.has('Authorization')).toBe(false)
  expect(tab.browser.storage.get('auth_token')).toBe('access-1')
})
