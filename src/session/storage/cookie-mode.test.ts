import { expect, test } from 'vitest'
import { json } from '~/testing/responses'
import { aSession, aUser } from '~/testing/builders'
import { createFakeServer } from '~/testing/fake-server'
import { createFakeTimers } from '~/lib/timers.fake'
import { createLocalOrCookieStorage } from '~/platform/storage/storage'
import { createFakeCookies, createFakeLocal } from '~/platform/storage/storage.fake'
import { createFakeBrowser } from '../browser.fake'
import { EMAIL, LOGIN, nora, refused, type Replies, USER } from '../session-world.fake'
import { SESSION_KEYS } from '../token-store'

// A session in the real storage, where the browser's local storage is blocked or full.

const blocked = (): Storage => {
  throw new DOMException('Denied.', 'SecurityError')
}
const text = (length: number) => 'x'.repeat(length)

function browserOn(
  local: () => Storage,
  tokens: Parameters<typeof aSession>[0],
  replies: Replies = {},
) {
  const cookies = createFakeCookies()
  const warnings: string[] = []
  const storage = createLocalOrCookieStorage({
    local,
    cookies,
    keys: [...SESSION_KEYS, 'last_email', 'refresh_alive'],
    expendable: ['user_info'],
    warn: (message) => warnings.push(message),
  })
  const timers = createFakeTimers()
  const server = createFakeServer({
    [USER]: nora,
    [LOGIN]: () => json(aSession(tokens)),
    ...replies,
  })
  const browser = createFakeBrowser({ fetch: server.fetch, timers, tabStorage: () => storage })
  const names = () =>
    cookies
      .read()
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')[0])
  return { browser, cookies, names, warnings }
}

test('a full local storage gives way to cookies, and the golfer is signed in (STO-03)', async () => {
  const { local } = createFakeLocal({ limit: 100 })
  const world = browserOn(() => local, { accessToken: text(300), refreshToken: text(200) })
  const { session } = world.browser.openTab()
  await session.start()
  await session.login(EMAIL, 'linxgolf1')
  expect(session.state().status).toBe('signed-in')
  expect(world.names()).toEqual(expect.arrayContaining(['auth_token', 'refresh_token']))
  const again = world.browser.openTab()
  expect((await again.session.start()).status).toBe('signed-in')
})

test('tokens that fit nowhere: the sign-in fails with its message, and nothing is left behind (STO-03)', async () => {
  const { local, values } = createFakeLocal({ limit: 100 })
  const world = browserOn(() => local, { accessToken: text(3800), refreshToken: text(3800) })
  const { session } = world.browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'x')).rejects.toMatchObject({
    message: 'Failed to store authentication tokens. Please try again or use a different browser.',
  })
  expect(session.state().status).toBe('anonymous')
  expect(world.names()).toEqual([])
  expect([...values.keys()]).toEqual([])
})

test.each([
  [3900, 'signed-in', 0],
  [3901, 'anonymous', 1],
])(
  'a token of %d characters in a cookie: %s, %d warnings (STO-04)',
  async (length, status, warned) => {
    const world = browserOn(blocked, { accessToken: text(length), refreshToken: 'r' })
    const { session } = world.browser.openTab()
    await session.start()
    await session.login(EMAIL, 'x').catch(() => {})
    expect(session.state().status).toBe(status)
    expect(world.warnings).toHaveLength(warned)
    expect(world.names().length > 0).toBe(status === 'signed-in')
  },
)

test('with tokens near the cap the record of the golfer is left out, and the session is complete (STO-05)', async () => {
  const record = () => json(aUser({ us_city: text(2000) }))
  const world = browserOn(
    blocked,
    { accessToken: text(3500), refreshToken: text(3000) },
    { [USER]: record },
  )
  const { session } = world.browser.openTab()
  await session.start()
  await session.login(EMAIL, 'x')
  expect(session.state().status).toBe('signed-in')
  expect(world.names()).not.toContain('user_info')
  expect(world.cookies.read().length).toBeLessThan(7000)
})

test('logging out in cookie mode leaves the email and nothing else (STO-09)', async () => {
  const world = browserOn(blocked, { accessToken: 'a', refreshToken: 'r' })
  const { session } = world.browser.openTab()
  await session.start()
  await session.login(EMAIL, 'x')
  expect(world.names()).toEqual(expect.arrayContaining([...SESSION_KEYS]))
  await session.logout()
  expect(world.names()).toEqual(['last_email'])
})

test('a session refused in cookie mode is cleared as well (NET-03)', async () => {
  const world = browserOn(
    blocked,
    { accessToken: 'a', refreshToken: 'r' },
    { [USER]: refused(403) },
  )
  const { session } = world.browser.openTab()
  await session.start()
  await session.login(EMAIL, 'x').catch(() => {})
  expect(world.names()).toEqual(['last_email'])
})
