import { expect, test } from 'vitest'
import { CACHE_FALLBACK_DELAY_MS } from '~/api/timeouts-and-retries'
import { cut, json, refusal, undeclared } from '~/testing/responses'
import { aFeedPage, aUser } from '~/testing/builders'
import { deferred } from '~/lib/deferred'
import { settle } from '~/lib/timers.fake'
import { storeTokens } from './browser.fake'
import { browserWith, nora, REFRESH, refused, signedInReply, USER } from './session-world.fake'

/** A tab opened without a network, by a golfer whose record is stored as `stored`. */
function coldStart(
  stored: string | undefined,
  reply: () => Response | Promise<Response> = nora,
  noticed = true,
) {
  let online = false
  const world = browserWith({ [USER]: () => (online ? reply() : cut()) })
  storeTokens(world.storage)
  if (stored !== undefined) world.storage.set('user_info', stored)
  const { session, connection } = world.browser.openTab()
  if (noticed) connection.set(false)
  const goOnline = async () => {
    online = true
    connection.set(true)
    await settle()
  }
  return { session, goOnline, storage: world.storage }
}

const RECORD = JSON.stringify({ us_id: 1, us_firstname: 'Stored' })

// R2.
test('without signal the golfer of the stored record stays signed in, and the record is fetched when there is one', async () => {
  const { session, goOnline } = coldStart(RECORD)
  expect(await session.start()).toMatchObject({
    status: 'signed-in',
    user: { us_id: 1, us_firstname: 'Stored' },
  })
  await goOnline()
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_firstname: 'Nora' } })
})

test('when the network is back, an expired token is refreshed before anything is sent with it', async () => {
  let online = false
  const world = browserWith({
    [USER]: () => (online ? nora() : cut()),
    [REFRESH]: () => (online ? signedInReply() : cut()),
    'GET /api/linx': () => (online ? json(aFeedPage()) : cut()),
  })
  storeTokens(world.storage, { token_expiry: '1000' })
  world.storage.set('user_info', RECORD)
  const { session, connection, api } = world.browser.openTab()
  connection.set(false)
  await session.start()
  const before = world.server.requests.length
  online = true
  connection.set(true)
  await Promise.all([api.GET('/api/linx', { params: { query: { view: 'Following' } } }), settle()])
  const sent = world.server.requests.slice(before)
  const [first, ...others] = sent.map(({ url }) => new URL(url).pathname)
  expect(first).toBe('/api/auth/refresh-token')
  expect(others.toSorted()).toEqual(['/api/linx', '/api/user/current'])
  expect(sent.map(({ headers }) => headers.get('Authorization'))).not.toContain('Bearer access-0')
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_firstname: 'Nora' } })
})

test('a golfer whose browser has not noticed that the network is dead stays signed in with the stored record', async () => {
  const { session, goOnline } = coldStart(RECORD, nora, false)
  expect(await session.start()).toMatchObject({ user: { us_firstname: 'Stored' } })
  await goOnline()
  await session.retry()
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_firstname: 'Nora' } })
})

test('a captive portal’s page in place of the record leaves the stored golfer signed in', async () => {
  const portal = () =>
    undeclared('a captive portal', new Response('<html><body>Room number?</body></html>'))
  const world = browserWith({ [USER]: portal })
  storeTokens(world.storage)
  world.storage.set('user_info', RECORD)
  expect(await world.browser.openTab().session.start()).toMatchObject({
    status: 'signed-in',
    user: { us_firstname: 'Stored' },
  })
  expect(world.storage.values.has('auth_token')).toBe(true)
})

test('a host that refuses the golfer ends the session at its first response', async () => {
  const { session, goOnline, storage } = coldStart(RECORD, refused(403))
  await session.start()
  await goOnline()
  expect(session.state()).toEqual({ status: 'anonymous' })
  expect(storage.values.has('auth_token')).toBe(false)
})

test('where the tokens turn out to be another golfer’s, the data of the one who was shown is cleared (R10)', async () => {
  const { session, goOnline } = coldStart(RECORD, () => json(aUser({ us_id: 2 })))
  const reasons: string[] = []
  session.onEnd((reason) => void reasons.push(reason))
  await session.start()
  await goOnline()
  expect(reasons).toEqual(['changed'])
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
})

test('if the network fails again right then, the one who was shown is not shown again (R10)', async () => {
  let responses = 0
  const other = () => ((responses += 1) === 1 ? json(aUser({ us_id: 2 })) : cut())
  const { session, goOnline } = coldStart(RECORD, other)
  await session.start()
  await goOnline()
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_id: 2 } })
})

test.each([undefined, '', '{', '{}', JSON.stringify({ us_id: 2 })])(
  'a stored record of %j is ignored',
  async (stored) => {
    const { session, goOnline } = coldStart(stored)
    expect(await session.start()).toMatchObject({ status: 'unreachable' })
    await goOnline()
    expect(session.state()).toMatchObject({ status: 'signed-in' })
  },
)

/** A tab whose host does not respond until `respond` is called with its response. */
function slowStart(stored: string | undefined) {
  const { promise, resolve } = deferred<Response>()
  const world = browserWith({ [USER]: () => promise })
  storeTokens(world.storage)
  if (stored !== undefined) world.storage.set('user_info', stored)
  return { ...world, ...world.browser.openTab(), respond: resolve }
}

test('when the host has not responded after a while, the golfer of the stored record is signed in, and the late response is used', async () => {
  const { session, timers, respond } = slowStart(RECORD)
  const start = session.start()
  await timers.advance(CACHE_FALLBACK_DELAY_MS - 1)
  expect(session.state()).toEqual({ status: 'starting' })
  await timers.advance(1)
  expect(await start).toMatchObject({ status: 'signed-in', user: { us_firstname: 'Stored' } })
  respond(nora())
  await settle()
  expect(session.state()).toMatchObject({ status: 'signed-in', user: { us_firstname: 'Nora' } })
})

test('a slow host that fails leaves the stored golfer signed in; one that refuses ends the session', async () => {
  for (const [status, expected] of [
    [500, 'signed-in'],
    [403, 'anonymous'],
  ] as const) {
    const { session, timers, respond } = slowStart(RECORD)
    const start = session.start()
    await timers.advance(CACHE_FALLBACK_DELAY_MS)
    await start
    respond(refusal(status))
    await settle()
    expect(session.state()).toMatchObject({ status: expected })
  }
})

test('the response to a slow start does not replace that of a newer request', async () => {
  for (const late of [nora(), refusal(500)]) {
    const answers = [deferred<Response>(), deferred<Response>()]
    let requests = 0
    const world = browserWith({ [USER]: () => answers[requests++]?.promise ?? cut() })
    storeTokens(world.storage)
    world.storage.set('user_info', RECORD)
    const { session } = world.browser.openTab()
    const start = session.start()
    await world.timers.advance(CACHE_FALLBACK_DELAY_MS)
    await start
    const retry = session.retry()
    answers[1]?.resolve(json(aUser({ us_firstname: 'Newer' })))
    await retry
    answers[0]?.resolve(late)
    await settle()
    expect(session.state()).toMatchObject({
      status: 'signed-in',
      user: { us_firstname: 'Newer' },
    })
  }
})

test('without a stored record, the start waits for a slow host', async () => {
  const { session, timers, respond } = slowStart(undefined)
  const start = session.start()
  await timers.advance(10 * CACHE_FALLBACK_DELAY_MS)
  expect(session.state()).toEqual({ status: 'starting' })
  respond(nora())
  expect(await start).toMatchObject({ status: 'signed-in', user: { us_firstname: 'Nora' } })
})
