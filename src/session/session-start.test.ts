import { describe, expect, test } from 'vitest'
import { cut, json, never, undeclared } from '~/testing/responses'
import { marcus } from '~/testing/builders'
import { catchReported } from '~/lib/listeners.fake'
import { memoryArea } from '~/lib/storage-area.fake'
import { storeTokens } from './browser.fake'
import { browserWith, EMAIL, nora, REFRESH, refused, USER } from './session-world.fake'
import { createSessionFlags } from './storage/session-flags'

test('without tokens no request is sent, and verification mode stays off (TOK-15)', async () => {
  const { server, browser } = browserWith({})
  const { session } = browser.openTab()
  expect(session.state()).toEqual({ status: 'starting' })
  expect(await session.start()).toEqual({ status: 'anonymous' })
  expect(server.requests).toHaveLength(0)
  expect(session.verificationMode.isOn()).toBe(false)
})

test('a listener that throws does not keep the golfer from being signed in, and its error is reported', async () => {
  const { browser, storage } = browserWith({})
  storeTokens(storage)
  const { session } = browser.openTab()
  const reported = catchReported()
  const error = new Error('a listener that throws')
  session.subscribe(() => {
    throw error
  })
  const states: string[] = []
  session.subscribe(() => states.push(session.state().status))
  await session.start()
  expect(states).toEqual(['signed-in'])
  expect(reported).toEqual([error])
})

test('with an expired token and a refresh token: one refresh, then one fetch, for any number of starts (TOK-14)', async () => {
  const { timers, server, browser, storage } = browserWith({})
  storeTokens(storage, { token_expiry: '1000' })
  const { session } = browser.openTab()
  const twice = [session.start(), session.start()]
  expect(session.state()).toEqual({ status: 'starting' })
  await timers.advance(100)
  expect(await Promise.all(twice)).toMatchObject([{ status: 'signed-in' }, { status: 'signed-in' }])
  expect(server.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/auth/refresh-token',
    '/api/user/current',
  ])
})

test.each(['', 'abc', 'NaN', '-1', '1e999', '{}'])(
  'an expiry of %j counts as past: one refresh (STO-07)',
  async (token_expiry) => {
    const { timers, server, browser, storage } = browserWith({})
    storeTokens(storage, { token_expiry })
    const start = browser.openTab().session.start()
    await timers.advance(100)
    expect(await start).toMatchObject({ status: 'signed-in' })
    expect(server.count(REFRESH)).toBe(1)
  },
)

test('an expiry in the year 3000 is believed until the server refuses (STO-07)', async () => {
  const { timers, server, browser, storage } = browserWith({
    [USER]: (_request, count) => (count === 1 ? refused(401)() : nora()),
  })
  storeTokens(storage, { token_expiry: String(Date.UTC(3000, 0)) })
  const start = browser.openTab().session.start()
  await timers.advance(100)
  expect(await start).toMatchObject({ status: 'signed-in' })
  expect(server.count(REFRESH)).toBe(1)
})

test.each([
  [''],
  ['null'],
  ['undefined'],
  ['two\nlines'],
  ['nul\0'],
  ['⛳'],
  ['x'.repeat(1_000_000)],
])('an access token of %.20j counts as missing and is never sent (STO-06)', async (auth_token) => {
  const { timers, server, browser, storage } = browserWith({})
  storeTokens(storage, { auth_token })
  const start = browser.openTab().session.start()
  await timers.advance(100)
  expect(await start).toMatchObject({ status: 'signed-in' })
  expect(storage.get('auth_token')).toBe('access-1')
  expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    null,
    'Bearer access-1',
  ])
})

test('two unusable tokens count as none, and are removed (STO-06)', async () => {
  const { server, browser, storage } = browserWith({})
  storeTokens(storage, { auth_token: 'null', refresh_token: '' })
  expect(await browser.openTab().session.start()).toEqual({ status: 'anonymous' })
  expect(server.requests).toHaveLength(0)
  expect(storage.get('auth_token')).toBeUndefined()
})

test.each([403, 404])(
  'a current user answered with %d ends the session; the email stays (NET-03)',
  async (status) => {
    const world = browserWith({ [USER]: refused(status) })
    storeTokens(world.storage, { last_email: EMAIL, user_info: '{}' })
    const { session } = world.browser.openTab()
    expect(await session.start()).toEqual({ status: 'anonymous' })
    expect([...world.storage.values.keys()]).toEqual(['last_email'])
    expect(world.server.count(REFRESH)).toBe(0)
  },
)

test.each([403, 404])(
  'a current user answered with %d leaves the tokens of a golfer who was just verified',
  async (status) => {
    const world = browserWith({ [USER]: refused(status) })
    storeTokens(world.storage)
    const { session } = world.browser.openTab({ address: 'http://golf.test/verify?verified=true' })
    expect(await session.start()).toEqual({ status: 'anonymous' })
    expect(session.hasTokens()).toBe(true)
  },
)

test.each([500, 501])(
  'a current user answered with %d keeps the tokens and can be retried (NET-02)',
  async (status) => {
    const world = browserWith({
      [USER]: (_request, count) =>
        count === 1 ? undeclared('a host that gives no reason', json({}, status)) : nora(),
    })
    storeTokens(world.storage)
    const { session } = world.browser.openTab()
    expect(await session.start()).toMatchObject({
      status: 'unreachable',
      error: { message: `Request failed with status ${status}` },
    })
    expect(session.hasTokens()).toBe(true)
    expect(await session.retry()).toMatchObject({ status: 'signed-in' })
    expect(world.server.count(USER)).toBe(2)
  },
)

test('a busy host gets at most three requests, a second apart (NET-02, R5)', async () => {
  const world = browserWith({ [USER]: refused(503, 'Resting.') })
  storeTokens(world.storage)
  const start = world.browser.openTab().session.start()
  await world.timers.advance(1999)
  expect(world.server.count(USER)).toBe(2)
  await world.timers.advance(60_000)
  expect(await start).toMatchObject({
    status: 'unreachable',
    error: { status: 503, message: 'Resting.' },
  })
  expect(world.server.count(USER)).toBe(3)
})

test('without a network: unreachable at once, signed in when the network is back (NET-01)', async () => {
  let online = false
  const world = browserWith({ [USER]: () => (online ? nora() : cut()) })
  storeTokens(world.storage)
  const { session, connection } = world.browser.openTab()
  connection.set(false)
  expect(await session.start()).toMatchObject({
    status: 'unreachable',
    error: { status: 0, message: 'Network error or unexpected issue' },
  })
  online = true
  connection.set(true)
  await world.timers.advance(0)
  expect(session.state()).toMatchObject({ status: 'signed-in' })
  expect(world.server.count(USER)).toBe(2)
})

test('another golfer’s tokens that a frozen tab finds when the network is back end the former session first (R10)', async () => {
  let isBack = false
  const world = browserWith({ [USER]: () => (isBack ? json(marcus) : cut()) })
  storeTokens(world.storage)
  const { session, connection } = world.browser.openTab()
  const reasons: string[] = []
  session.onEnd((reason) => void reasons.push(reason))
  connection.set(false)
  expect(await session.start()).toMatchObject({ status: 'unreachable' })
  storeTokens(world.storage, { auth_token: 'access-2', refresh_token: 'refresh-2', user_id: '2' })
  isBack = true
  connection.set(true)
  await world.timers.advance(0)
  expect(reasons).toEqual(['changed'])
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
})

test('an expired token and no network: unreachable, the tokens stay (R2)', async () => {
  const world = browserWith({ [REFRESH]: cut })
  storeTokens(world.storage, { token_expiry: '1000' })
  const start = world.browser.openTab().session.start()
  await world.timers.advance(100)
  expect(await start).toMatchObject({ status: 'unreachable' })
  expect(world.storage.get('refresh_token')).toBe('refresh-0')
})

test('a record without an id is not a record: unreachable, not signed out (NET-06)', async () => {
  const world = browserWith({ [USER]: () => undeclared('a host without records', json([])) })
  storeTokens(world.storage)
  expect(await world.browser.openTab().session.start()).toMatchObject({
    status: 'unreachable',
    error: { message: 'Invalid JSON response from server.' },
  })
})

test("the server's record wins over what was stored (STO-10)", async () => {
  const world = browserWith({})
  storeTokens(world.storage, { user_id: '77', user_info: '{"us_private":false}' })
  const { session } = world.browser.openTab()
  expect(await session.start()).toMatchObject({ user: { us_id: 1, us_private: true } })
  expect(world.storage.get('user_id')).toBe('1')
})

test('a logout while the start waits for a slow host ends the session and leaves no timer', async () => {
  const world = browserWith({ [USER]: never })
  storeTokens(world.storage)
  const { session } = world.browser.openTab()
  void session.start()
  await world.timers.advance(100)
  await session.logout()
  await world.timers.advance(60_000)
  expect(session.state()).toEqual({ status: 'anonymous' })
  expect(world.timers.waiting()).toBe(0)
})

test('session storage has verification_mode=true, and linx_visited=true after the redirect from an empty feed', () => {
  const area = memoryArea()
  const flags = createSessionFlags(() => area)
  flags.set('verificationMode')
  flags.set('linxVisited')
  expect(area.getItem('verification_mode')).toBe('true')
  expect(area.getItem('linx_visited')).toBe('true')
})

describe('verification mode', () => {
  test.each([
    ['http://golf.test/verify?verified=true', true],
    ['http://golf.test/email-verification?email=a&token=x', true],
    ['http://golf.test/createaccount2/?verified=true', true],
    ['http://golf.test/check-email?email=a', true],
    ['http://golf.test/?verified=true', false],
    ['http://golf.test/linx?token=x', false],
    ['http://golf.test/linx?x=check-email', false],
    ['http://golf.test/linx?next=/verify?token=x', false],
    ['http://golf.test/reset-password?token=x', false],
    ['http://golf.test/verify?verified=truest', false],
    ['http://golf.test/verify?email=a&token=x', true],
    ['http://golf.test/auth#access_token=x', false],
    ['http://golf.test/linx?view=Following', false],
  ])('%s: %s (SEC-19)', async (address, on) => {
    const { session } = browserWith({}).browser.openTab({ address })
    await session.start()
    expect(session.verificationMode.isOn()).toBe(on)
  })

  test('an old verification link leaves it off for a golfer whom the host still knows', async () => {
    const { browser, storage } = browserWith({ [USER]: nora })
    storeTokens(storage)
    const { session } = browser.openTab({ address: 'http://golf.test/check-email?token=old' })
    await session.start()
    expect(session.state().status).toBe('signed-in')
    expect(session.verificationMode.isOn()).toBe(false)
  })

  test('an authenticated call without a stored token turns it on; signing in turns it off (R10)', async () => {
    const { browser, timers } = browserWith({ 'GET /api/linx': refused(401) })
    const { session, api } = browser.openTab()
    await session.start()
    await expect(
      api.GET('/api/linx', { params: { query: { view: 'Following' } } }),
    ).rejects.toMatchObject({ status: 401 })
    expect(session.verificationMode.isOn()).toBe(true)
    const login = session.login(EMAIL, 'linxgolf1')
    await timers.advance(100)
    await login
    expect(session.verificationMode.isOn()).toBe(false)
  })
})

test('a reloaded record that is another golfer’s ends the session (SEC-16)', async () => {
  let record = nora
  const { browser, storage } = browserWith({ [USER]: () => record() })
  storeTokens(storage)
  const { session } = browser.openTab()
  await session.start()
  record = () => json(marcus)
  await session.reloadUser()
  expect(session.state()).toEqual({ status: 'anonymous' })
  expect(storage.get('auth_token')).toBeUndefined()
})
