import { expect, test, vi } from 'vitest'
import { json, undeclared } from '~/testing/responses'
import { createFakeServer } from '~/testing/fake-server'
import { sessionMessages } from '~/domain/messages/session'
import { createFakeTimers, settle } from '~/lib/timers.fake'
import { createFakeStorage } from '~/platform/storage/storage.fake'
import { createFakeBrowser } from '../browser.fake'
import { createLockHeartbeat } from './lock-with-timeout'
import { createRefresher } from './refresher'
import {
  expired,
  GET_LINX,
  linx,
  nora,
  outcome,
  REFRESH,
  storedTokens,
  tabWith,
  tokens,
  twenty,
  type Tab,
  USER,
} from './refreshing-tab.fake'
import { createTokenStore } from '../token-store'

test.each([
  [
    'a login',
    0,
    (tab: Tab) => tab.api.POST('/api/auth/login', { body: { email: 'a', password: 'b' } }),
  ],
  [
    'the refresh itself',
    1,
    (tab: Tab) => tab.api.POST('/api/auth/refresh-token', { body: { refreshToken: 'x' } }),
  ],
  [
    'an email’s verification',
    0,
    (tab: Tab) =>
      tab.api.POST('/api/auth/verify-email', { body: { token: 't-1', email: 'a@b.example' } }),
  ],
])(
  'a 401 on %s, which takes no token, refreshes nothing (TOK-16)',
  async (_what, refreshes, call) => {
    const tab = await tabWith(expired)
    expect(await outcome(call(tab))).toMatchObject({
      status: 401,
      message: 'Your session has expired.',
    })
    await tab.timers.advance(1000)
    expect(tab.server.count(REFRESH)).toBe(refreshes)
    expect(tab.session.state().status).toBe('signed-in')
  },
)

test('a 401 in verification mode is the caller’s; the tokens stay (TOK-17)', async () => {
  const tab = await tabWith(() => json(tokens(1)))
  tab.flags.set('verificationMode')
  expect(await outcome(linx(tab))).toMatchObject({
    status: 401,
    message: 'Your session has expired.',
  })
  expect(tab.server.count(REFRESH)).toBe(0)
  expect(storedTokens(tab)).toHaveLength(3)
})

test('a 401 without a refresh token is the caller’s (TOK-18)', async () => {
  const tab = await tabWith(() => json(tokens(1)))
  tab.browser.storage.remove('refresh_token')
  expect(await outcome(linx(tab))).toMatchObject({
    status: 401,
    message: 'Your session has expired.',
  })
  expect(tab.server.count(REFRESH)).toBe(0)
})

test('a 403 neither refreshes nor signs out (TOK-19)', async () => {
  const tab = await tabWith(() => json(tokens(1)))
  const server = createFakeServer({
    [GET_LINX]: () => undeclared('a host that gives no reason', json({}, 403)),
    [USER]: nora,
  })
  const browser = createFakeBrowser({ fetch: server.fetch, storage: tab.browser.storage })
  const other = browser.openTab()
  await other.session.start()
  expect(await outcome(linx(other))).toMatchObject({
    status: 403,
    message: 'Request failed with status 403',
  })
  expect(server.count(REFRESH)).toBe(0)
  expect(other.session.state().status).toBe('signed-in')
})

test('tokens that expire at once lead to at most one refresh per call, never to a loop (TOK-20)', async () => {
  let number = 0
  const tab = await tabWith(() => json({ ...tokens((number += 1)), expiresIn: -5 }))
  expect((await twenty(tab)).every((end) => end === 'done')).toBe(true)
  await settle()
  expect(tab.server.count(REFRESH)).toBe(1)
  expect(Number(tab.browser.storage.get('token_expiry'))).toSatisfy(Number.isFinite)
})

test('a refresh without a stored refresh token fails, and sends nothing', async () => {
  const [timers, storage] = [createFakeTimers(), createFakeStorage()]
  const postRefreshToken = vi.fn()
  const refresher = createRefresher({
    store: createTokenStore(storage),
    postRefreshToken,
    lock: (work) => work(),
    isShared: true,
    heartbeat: createLockHeartbeat(storage, timers),
    usedTokens: { markUsed: async () => {}, waitForStorage: async () => true },
    timers,
    waitForUnload: () => Promise.resolve(),
    onRefused: () => {},
  })
  expect(await outcome(refresher.renew('access-1'))).toMatchObject({
    status: 401,
    message: sessionMessages.noRefreshToken,
  })
  expect(postRefreshToken).not.toHaveBeenCalled()
})
