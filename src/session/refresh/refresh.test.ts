import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cut, json, never, refusal, undeclared } from '~/testing/responses'
import { createFakeServer } from '~/testing/fake-server'
import { wait } from '~/lib/timers'
import { createFakeTimers } from '~/lib/timers.fake'
import { createFakeBrowser, storeTokens } from '../browser.fake'
import {
  expired,
  feed,
  GET_LINX,
  linx,
  nora,
  outcome,
  REFRESH,
  storedTokens,
  tabWith,
  tokens,
  twenty,
  type Reply,
  USER,
} from './refreshing-tab.fake'

const NETWORK = 'Network error or unexpected issue'

test('twenty calls cause one refresh and are each sent twice; the new tokens are stored (TOK-01)', async () => {
  const tab = await tabWith(() => json(tokens(1)))
  expect(await twenty(tab)).toEqual(Array.from({ length: 20 }, () => 'done'))
  expect(tab.server.count(REFRESH)).toBe(1)
  expect(tab.server.count(GET_LINX)).toBe(40)
  expect(tab.browser.storage.get('auth_token')).toBe('access-1')
  expect(tab.browser.storage.get('refresh_token')).toBe('refresh-1')
})

test('any number of calls, answered in any order: one refresh, all succeed (TOK-01, TOK-04)', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 30 }), async (scheduler, calls) => {
      const server = createFakeServer({
        [USER]: nora,
        [GET_LINX]: (request) =>
          scheduler.schedule(
            Promise.resolve(
              request.headers.get('Authorization') === 'Bearer access-0' ? expired() : feed(),
            ),
          ),
        [REFRESH]: () => scheduler.schedule(Promise.resolve(json(tokens(1)))),
      })
      const timers = createFakeTimers()
      const browser = createFakeBrowser({ fetch: server.fetch, timers })
      storeTokens(browser.storage)
      const tab = browser.openTab()
      await tab.session.start()
      const ends: unknown[] = []
      for (let call = 0; call < calls; call += 1)
        void outcome(linx(tab)).then((end) => ends.push(end))
      for (let turns = 0; ends.length < calls && turns < 500; turns += 1) {
        await timers.advance(30)
        if (scheduler.count() > 0) await scheduler.waitOne()
      }
      expect(ends).toEqual(Array.from({ length: calls }, () => 'done'))
      expect(server.count(REFRESH)).toBe(1)
      expect(server.count(GET_LINX)).toBe(calls * 2)
    }),
    { numRuns: 15 },
  ))

test.each([400, 401, 403, 404, 409])(
  'a refresh answered with %d ends the session, once (TOK-05)',
  async (status) => {
    const tab = await tabWith(() => undeclared('a host with its own statuses', refusal(status)))
    for (const end of await twenty(tab)) {
      expect(end).toMatchObject({
        name: 'ApiError',
        message: 'Failed to refresh token',
        status: 401,
      })
    }
    expect(tab.server.count(REFRESH)).toBe(1)
    expect(tab.server.count(GET_LINX)).toBe(20)
    expect(storedTokens(tab)).toEqual([])
    expect(tab.seen.failures).toBe(1)
    expect(tab.session.state()).toEqual({ status: 'anonymous' })
  },
)

test('a refresh without a response keeps the session; the next call tries again (TOK-06)', async () => {
  const replies: Reply[] = [cut, () => json(tokens(1))]
  const tab = await tabWith(() => replies.shift()?.() ?? never())
  for (const end of await twenty(tab)) expect(end).toMatchObject({ status: 0, message: NETWORK })
  expect(tab.server.count(REFRESH)).toBe(1)
  expect(storedTokens(tab)).toHaveLength(3)
  expect(tab.session.state().status).toBe('signed-in')
  expect(tab.seen.failures).toBe(0)

  const next = outcome(linx(tab))
  await tab.timers.advance(1000)
  expect(await next).toBe('done')
  expect(tab.server.count(REFRESH)).toBe(2)
})

test('any number of refreshes without a response signs no golfer out (R2)', async () => {
  const tab = await tabWith(cut)
  for (let tries = 0; tries < 5; tries += 1) {
    const end = outcome(linx(tab))
    await tab.timers.advance(1000)
    expect(await end).toMatchObject({ status: 0 })
  }
  expect(tab.session.state().status).toBe('signed-in')
})

test('a refresh that takes longer than 30 s counts as unanswered (R14)', async () => {
  const tab = await tabWith(never)
  const end = outcome(linx(tab))
  await tab.timers.advance(30_100)
  expect(await end).toMatchObject({ status: 0, message: NETWORK })
  expect(tab.session.state().status).toBe('signed-in')
})

describe('a success status without a usable response is a refusal (TOK-07)', () => {
  test.each([
    ['<html>'],
    [''],
    ['[]'],
    ['{}'],
    ['null'],
    ['{"success":false,"message":"No."}'],
    ['{"accessToken":""}'],
    ['{"accessToken":"null"}'],
    ['{"accessToken":7}'],
    ['{"accessToken":"two\\nlines"}'],
    ['{"accessToken":"access-1","userId":2}'],
    ['{"accessToken":"access-1","success":false}'],
  ])('%s', async (body) => {
    const tab = await tabWith(() =>
      undeclared('a captive portal or a broken host', new Response(body)),
    )
    const end = outcome(linx(tab))
    await tab.timers.advance(1000)
    expect(await end).toMatchObject({ status: 401, message: 'Failed to refresh token' })
    expect(storedTokens(tab)).toEqual([])
    expect(tab.seen.failures).toBe(1)
  })

  test('whatever the body, the stored token is one that can be sent, or none', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.record(
            {
              accessToken: fc.jsonValue(),
              refreshToken: fc.jsonValue(),
              expiresIn: fc.jsonValue(),
              userId: fc.jsonValue(),
            },
            { requiredKeys: [] },
          ),
        ),
        async (body) => {
          const tab = await tabWith(() => undeclared('a broken host', json(body)))
          const end = outcome(linx(tab))
          await tab.timers.advance(1000)
          const token = tab.browser.storage.get('auth_token')
          if ((await end) === 'done') expect(token).toMatch(/^[\x21-\x7e]+$/)
          else expect(token).toBeUndefined()
        },
      ),
      { numRuns: 60 },
    ))
})

test('a response without a refresh token keeps the stored one (R2)', async () => {
  const tab = await tabWith(() =>
    undeclared(
      'a host that does not rotate its refresh tokens',
      json({ ...tokens(1), refreshToken: undefined }),
    ),
  )
  expect((await twenty(tab)).every((end) => end === 'done')).toBe(true)
  expect(tab.browser.storage.get('refresh_token')).toBe('refresh-0')
})

test('tokens that cannot be stored after a refresh end the session with the storage message (R22)', async () => {
  const tab = await tabWith(() => {
    tab.browser.storage.full = true
    return json(tokens(1))
  })
  const end = outcome(linx(tab))
  await tab.timers.advance(1000)
  expect(await end).toMatchObject({
    message: 'Failed to store authentication tokens. Please try again or use a different browser.',
  })
  expect(storedTokens(tab)).toEqual([])
})

test('a laptop wakes after three hours: everything wants a new token at once, and one refresh serves it all (TOK-21)', async () => {
  const tab = await tabWith(() => wait(tab.timers, 300).then(() => json(tokens(1))), {
    refused: (token) => token === 'Bearer access-0',
  })
  const stored = tab.browser.storage
  stored.set('token_expiry', '1')
  const hub = outcome(tab.session.port.renew(stored.get('auth_token') ?? '', 1))
  tab.visibility.set(false)
  tab.visibility.set(true)
  tab.connection.set(true)
  const calls = [linx(tab), linx(tab), tab.session.reloadUser(), linx(tab)].map((call) =>
    outcome(call),
  )
  await tab.timers.advance(2000)
  expect(await Promise.all([hub, ...calls])).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(tab.server.count(REFRESH)).toBe(1)
  expect(tab.seen.failures).toBe(0)
})
