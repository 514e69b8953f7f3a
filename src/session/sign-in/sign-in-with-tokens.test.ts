import { expect, test } from 'vitest'
import { json, never, refusal } from '~/testing/responses'
import { aFeedPage, aUser, marcus } from '~/testing/builders'
import { decodeProviderSession } from '~/api/decode/auth'
import { deferred } from '~/lib/deferred'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createSlowStorage } from '~/platform/storage/slow-storage.fake'
import { createFakeServer } from '~/testing/fake-server'
import { createFakeBrowser, storeTokens } from '../browser.fake'
import { authKeys, browserWith, REFRESH, refused, USER } from '../session-world.fake'

const LINX = 'GET /api/linx'

const marcusReply = () => json(marcus)
const answer = (fields: object = {}) =>
  decodeProviderSession({
    success: true,
    authToken: 'a-2',
    refreshToken: 'r-2',
    userId: 2,
    ...fields,
  })

test('a session of another call is stored: authToken counts, and the default lifetime is an hour', async () => {
  const { browser, storage } = browserWith({ [USER]: marcusReply })
  const { session } = browser.openTab()
  await session.start()
  const began = Date.now()
  await session.signInWithTokens(answer())
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
  expect(storage.get('auth_token')).toBe('a-2')
  expect(storage.get('last_email')).toBe('marcus@bell.example')
  expect(Number(storage.get('token_expiry')) - began).toBeGreaterThan(3_595_000)
  expect(Number(storage.get('token_expiry')) - began).toBeLessThan(3_605_000)
})

test('the accessToken of a response is preferred to its authToken', () => {
  expect(answer({ accessToken: 'a-1' }).accessToken).toBe('a-1')
  expect(decodeProviderSession({ authToken: 7 }).accessToken).toBeUndefined()
  expect(decodeProviderSession('<html>').accessToken).toBeUndefined()
})

test('the first golfer is signed out completely before the second one is signed in (SEC-11)', async () => {
  let who = () => json(aUser())
  const world = browserWith({ [USER]: () => who() })
  const { browser, storage, server } = world
  storeTokens(storage)
  const { session } = browser.openTab()
  await session.start()
  const other = browser.openTab()
  await other.session.start()
  const events: string[] = []
  session.onEnd(async (reason) => {
    events.push(`${reason}, ${server.requests.length} calls`)
    await settle()
    events.push(`cleared, ${authKeys(world).length} keys`)
  })
  who = marcusReply
  await session.signInWithTokens(answer())
  expect(events).toEqual(['logout, 2 calls', 'cleared, 0 keys'])
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
  await settle()
  expect(other.session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
})

test('a golfer who sets a new password while signed in is not logged out: the scores that are not posted stay (R7)', async () => {
  const { browser, storage } = browserWith({ [USER]: marcusReply })
  const { session } = browser.openTab()
  await session.start()
  await session.signInWithTokens(answer())
  const reasons: string[] = []
  session.onEnd((reason) => void reasons.push(reason))
  await session.signInWithTokens(answer({ authToken: 'a-3', refreshToken: 'r-3' }))
  expect(reasons).toEqual([])
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
  expect(storage.get('auth_token')).toBe('a-3')
})

test('a call that was under way when the golfer signed in again ends with the next logout (R10)', async () => {
  const { browser, server } = browserWith({ [USER]: marcusReply, [LINX]: never })
  const { session, api } = browser.openTab()
  await session.start()
  await session.signInWithTokens(answer())
  const call = api
    .GET('/api/linx', { params: { query: { view: 'Following' } } })
    .catch((error: unknown) => error)
  await expect.poll(() => server.count(LINX)).toBe(1)
  await session.signInWithTokens(answer({ authToken: 'a-3', refreshToken: 'r-3' }))
  await session.logout()
  expect(await call).toMatchObject({ name: 'AbortError' })
})

test('a write from before a golfer signed in again is never sent with the token of the next golfer (R10)', async () => {
  const answered = deferred()
  const WRITE = 'POST /api/linx/update-us_last_notify'
  const { browser, server } = browserWith({
    [USER]: ({ headers }) =>
      headers.get('Authorization') === 'Bearer nora' ? json(aUser()) : json(marcus),
    async [WRITE]() {
      await answered.promise
      return refusal(401)
    },
  })
  const { session, api } = browser.openTab()
  await session.start()
  await session.signInWithTokens(answer())
  const write = api.POST('/api/linx/update-us_last_notify').catch((error: unknown) => error)
  await expect.poll(() => server.count(WRITE)).toBe(1)
  await session.signInWithTokens(answer({ authToken: 'a-3', refreshToken: 'r-3' }))
  await session.signInWithTokens(answer({ authToken: 'nora', refreshToken: 'r-4', userId: 1 }))
  answered.resolve()
  expect(await write).toMatchObject({ name: 'AbortError' })
  expect(server.count(WRITE)).toBe(1)
})

test('a write of a golfer whom the host refuses while an email is verified is never sent with the token of the next golfer (R10)', async () => {
  const [known, answered] = [deferred(), deferred()]
  const WRITE = 'POST /api/linx/update-us_last_notify'
  const { browser, server, storage } = browserWith({
    async [USER]({ headers }) {
      if (headers.get('Authorization') === 'Bearer a-2') return json(marcus)
      await known.promise
      return refusal(403)
    },
    async [WRITE]() {
      await answered.promise
      return refusal(401)
    },
  })
  storeTokens(storage)
  const address = 'http://golf.test/verify?verified=true'
  const { session, api } = browser.openTab({ address })
  const start = session.start()
  const write = api.POST('/api/linx/update-us_last_notify').catch((error: unknown) => error)
  await expect.poll(() => server.count(WRITE)).toBe(1)
  known.resolve()
  expect(await start).toEqual({ status: 'anonymous' })
  await session.signInWithTokens(answer())
  answered.resolve()
  expect(await write).toMatchObject({ status: 403 })
  expect(server.count(WRITE)).toBe(1)
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
})

test('the golfer’s other tabs, which see one write after the other, stay signed in (R7)', async () => {
  const timers = createFakeTimers()
  const slow = createSlowStorage(timers, () => 1)
  const first = slow.tab()
  storeTokens(first, { user_id: '2' })
  for (const [key, value] of first.values) first.set(key, value)
  await timers.advance(100)
  const { fetch } = createFakeServer({ [USER]: marcusReply })
  const { openTab } = createFakeBrowser({ fetch, timers, tabStorage: slow.tab })
  const [one, other] = [openTab(), openTab()]
  await one.session.start()
  await other.session.start()
  const reasons: string[] = []
  other.session.onEnd((reason) => void reasons.push(reason))
  const signedIn = one.session.signInWithTokens(answer())
  await timers.advance(5000)
  await signedIn
  expect(reasons).toEqual([])
  expect(one.session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
  expect(Object.fromEntries(slow.arrived)).toMatchObject({
    auth_token: 'a-2',
    refresh_token: 'r-2',
    user_id: '2',
  })
})

test('while a new password is being set, no other tab sends a refresh that the host would refuse (R1)', async () => {
  const sent = deferred()
  const { browser, server } = browserWith({
    [USER]: marcusReply,
    [LINX]: ({ headers }) =>
      headers.get('Authorization') === 'Bearer a-3' ? json(aFeedPage([])) : refusal(401, 'Ended.'),
    [REFRESH]: () => refusal(401, 'Ended.'),
  })
  const [one, other] = [browser.openTab(), browser.openTab()]
  await one.session.start()
  await one.session.signInWithTokens(answer())
  await other.session.start()
  let signedIn: Promise<void> | undefined
  const reset = one.session.withRefreshLock(async () => {
    await sent.promise
    signedIn = one.session.signInWithTokens(answer({ authToken: 'a-3', refreshToken: 'r-3' }))
  })
  const call = other.api.GET('/api/linx', { params: { query: { view: 'Following' } } })
  await settle()
  sent.resolve()
  await reset
  await signedIn
  expect((await call).response.status).toBe(200)
  expect(server.count(REFRESH)).toBe(0)
  expect(other.session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
})

test.each([
  ['without a refresh token', { refreshToken: undefined }],
  ['without an access token', { authToken: '' }],
])('a response %s signs no golfer in and leaves nothing', async (_what, fields) => {
  const world = browserWith({ [USER]: marcusReply })
  const { session } = world.browser.openTab()
  await session.start()
  await expect(session.signInWithTokens(answer(fields))).rejects.toMatchObject({
    message: 'Failed to store authentication tokens. Please try again or use a different browser.',
  })
  expect(authKeys(world)).toEqual([])
})

test('a host that does not know the golfer signs no golfer in', async () => {
  const world = browserWith({ [USER]: refused(404, 'There is no such golfer.') })
  const { session } = world.browser.openTab()
  await session.start()
  await expect(session.signInWithTokens(answer())).rejects.toMatchObject({ status: 404 })
  expect(authKeys(world)).toEqual([])
})
