import { expect, test } from 'vitest'
import { cut, json, never, undeclared } from '~/testing/responses'
import { aSession, marcus } from '~/testing/builders'
import { settle } from '~/lib/timers.fake'
import {
  authKeys,
  browserWith,
  EMAIL,
  LOGIN,
  REFRESH,
  refused,
  USER,
  signedInReply,
} from '../session-world.fake'
import { UnverifiedEmailError } from './request-sign-in'

test.each([
  ['', '', 'Email and password are required.'],
  ['  ', 'x', 'Please enter your email address.'],
  [EMAIL, '', 'Please enter your password.'],
  ['', '', 'Email and password are required.'],
  ['a@b', 'x', 'Please enter a valid email address.'],
  ['a b@c.de', 'x', 'Please enter a valid email address.'],
  ['a@b@c.de', 'x', 'Please enter a valid email address.'],
  [`${'a'.repeat(400)}@c.de`, 'x', 'Please enter a valid email address.'],
])('a sign-in with the email %.10j and the password %j: %s', async (email, password, message) => {
  const { server, browser } = browserWith({})
  const { session } = browser.openTab()
  await session.start()
  await expect(session.login(email, password)).rejects.toMatchObject({ message })
  expect(server.requests).toHaveLength(0)
})

test.each([' spaces ', '⛳🏌️', 'x'.repeat(1000)])(
  'the password is sent byte for byte and stored nowhere (SES-04)',
  async (password) => {
    const { server, browser, storage } = browserWith({})
    const { session } = browser.openTab()
    await session.start()
    await session.login(` ${EMAIL} `, password)
    expect(await server.requests[0]?.json()).toEqual({ email: EMAIL, password })
    expect(JSON.stringify([...storage.values])).not.toContain(password)
    expect(storage.get('last_email')).toBe(EMAIL)
  },
)

test.each([
  [400, {}, 'Invalid email or password'],
  [401, { message: 'Unknown user.' }, 'Invalid email or password'],
  [403, { message: 'An unexpected error' }, 'Invalid email or password'],
  [401, { message: 'Too many tries.' }, 'Too many tries.'],
  [500, { message: 'An unexpected error' }, 'An unexpected error'],
  [500, {}, 'Invalid email or password. Please try again.'],
  [429, { message: 'Wait a moment.' }, 'Wait a moment.'],
  [401, { title: 'Unauthorized', status: 401 }, 'Invalid email or password'],
  [401, { title: 'Unauthorized', detail: 'Too many tries.' }, 'Too many tries.'],
  [503, { title: 'Closed for maintenance' }, 'Closed for maintenance'],
])('a login answered with %d %j shows: %s (SES-02)', async (status, body, message) => {
  const { browser, storage } = browserWith({
    [LOGIN]: () => undeclared('hosts word a refusal in many ways', json(body, status)),
  })
  const { session } = browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'wrong')).rejects.toMatchObject({
    name: 'ApiError',
    status,
    message,
  })
  expect([...storage.values.keys()]).toEqual([])
})

const CHECK = 'GET /api/auth/debug/check-verification'
const FORCE = 'POST /api/auth/debug/force-verify'
const unverified = refused(403, 'Your email address is not verified.')
const verificationReply = (isEmailVerified: boolean) => () => json({ data: { isEmailVerified } })
const unreadableVerification = () =>
  undeclared('a host that sends text instead of a flag', json({ data: { isEmailVerified: 'no' } }))
const forced = () => json({ success: true, message: 'The email address is verified.' })

test('an address that is not verified is force-verified, and the login continues', async () => {
  const { browser, server } = browserWith({
    [LOGIN]: (_request, number) => (number === 1 ? unverified() : signedInReply()),
    [CHECK]: verificationReply(false),
    [FORCE]: forced,
  })
  const { session } = browser.openTab()
  await session.start()
  await session.login(EMAIL, 'x')
  expect(session.state().status).toBe('signed-in')
  const sent = server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  expect(sent).toEqual([LOGIN, CHECK, FORCE, LOGIN, USER])
  const requests = server.requests.slice(1, 3)
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(
    Array.from({ length: 2 }, () => `?email=${encodeURIComponent(EMAIL)}`),
  )
  expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['', ''])
  expect(requests.some(({ headers }) => headers.has('Authorization'))).toBe(false)
})

test.each([
  [401, 'Bad request or password.'],
  [403, 'Please confirm your mail.'],
  [401, ''],
])(
  'a login refused with %d %j is checked too: an address that turns out unverified is force-verified',
  async (status, message) => {
    const { browser, server } = browserWith({
      [LOGIN]: (_request, number) => (number === 1 ? json({ message }, status) : signedInReply()),
      [CHECK]: verificationReply(false),
      [FORCE]: forced,
    })
    const { session } = browser.openTab()
    await session.start()
    await session.login(EMAIL, 'x')
    expect(session.state().status).toBe('signed-in')
    const sent = server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    expect(sent).toEqual([LOGIN, CHECK, FORCE, LOGIN, USER])
  },
)

test('a wrong password of a verified address is refused with the host’s message, and nothing is verified', async () => {
  const { browser, server } = browserWith({
    [LOGIN]: refused(401, 'Wrong.'),
    [CHECK]: verificationReply(true),
    [FORCE]: forced,
  })
  const { session } = browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'x')).rejects.toMatchObject({ status: 401, message: 'Wrong.' })
  expect([server.count(LOGIN), server.count(CHECK), server.count(FORCE)]).toEqual([1, 1, 0])
})

test.each([400, 429, 500, 503])(
  'after a login that fails with %d the address is not checked',
  async (status) => {
    const { browser, server } = browserWith({
      [LOGIN]: refused(status, 'Not now.'),
      [CHECK]: verificationReply(false),
    })
    const { session } = browser.openTab()
    await session.start()
    await expect(session.login(EMAIL, 'x')).rejects.toMatchObject({ status })
    expect(server.count(CHECK)).toBe(0)
  },
)

test.each([
  [
    'is verified, as the host answers the check',
    { [CHECK]: verificationReply(true), [FORCE]: forced },
    1,
    0,
  ],
  ['cannot be checked', { [CHECK]: cut, [FORCE]: forced }, 1, 0],
  ['cannot be checked for now', { [CHECK]: refused(503), [FORCE]: forced }, 1, 0],
  ['cannot be verified', { [CHECK]: verificationReply(false), [FORCE]: refused(500) }, 1, 1],
  ['is refused again', { [CHECK]: unreadableVerification, [FORCE]: forced }, 2, 1],
])(
  'the sign-in of an unverified address that %s shows the refusal',
  async (_what, replies, logins, verified) => {
    const { browser, server, storage } = browserWith({ [LOGIN]: unverified, ...replies })
    const { session } = browser.openTab()
    await session.start()
    const refusal = await session.login(EMAIL, 'x').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnverifiedEmailError)
    expect(refusal).toMatchObject({ status: 403, message: 'Your email address is not verified.' })
    expect([server.count(LOGIN), server.count(FORCE)]).toEqual([logins, verified])
    expect([...storage.values.keys()]).toEqual([])
  },
)

test.each([
  ['no access token', { accessToken: undefined }],
  ['no refresh token', { refreshToken: undefined }],
  ['an empty one', { accessToken: '' }],
  ['one that cannot be sent', { accessToken: 'two\nlines' }],
])('a login answered with %s leaves nothing behind (SES-03)', async (_what, body) => {
  const world = browserWith({
    [LOGIN]: () => undeclared('a host without usable tokens', json({ ...aSession(), ...body })),
  })
  const { session } = world.browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'linxgolf1')).rejects.toMatchObject({
    message: 'Failed to store authentication tokens. Please try again or use a different browser.',
  })
  expect(session.state()).toEqual({ status: 'anonymous' })
  expect(authKeys(world)).toEqual([])
})

test('tokens that cannot be stored make the login fail and leave nothing behind (R22)', async () => {
  const world = browserWith({
    [LOGIN]: () => {
      world.storage.full = true
      return signedInReply()
    },
  })
  const { session } = world.browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'linxgolf1')).rejects.toMatchObject({
    message: /^Failed to store authentication tokens/,
  })
  expect(authKeys(world)).toEqual([])
})

test.each([
  [undefined, 'Storage not available. Please enable cookies or use a different browser.'],
  [
    'iPhone',
    'Storage not available on iPhone. Please enable cookies and localStorage in your browser settings, or try a different browser.',
  ],
])('without any storage nothing is sent, on %s (STO-02)', async (device, message) => {
  const { server, browser, storage } = browserWith({}, device === undefined ? {} : { device })
  storage.broken = true
  const { session } = browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'linxgolf1')).rejects.toMatchObject({ message })
  expect(server.requests).toHaveLength(0)
})

test('a storage that fails its test on a phone: nothing is sent', async () => {
  const { server, browser, storage } = browserWith({}, { device: 'Android' })
  storage.full = true
  const { session } = browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'linxgolf1')).rejects.toMatchObject({
    message:
      'Storage test failed on Android. Browser storage is not working properly. Please try a different browser.',
  })
  expect(server.requests).toHaveLength(0)
})

test.each([
  [undefined, 3600],
  ['60', 60],
  [-5, 0],
  [1e15, 315_360_000],
])('a lifetime of %j is stored as %d s from now (TOK-20)', async (expiresIn, seconds) => {
  const { browser, storage } = browserWith({
    [LOGIN]: () =>
      undeclared('hosts write a lifetime in many ways', json({ ...aSession(), expiresIn })),
    [USER]: never,
    [REFRESH]: never,
  })
  const { session } = browser.openTab()
  await session.start()
  const began = Date.now()
  void session.login(EMAIL, 'linxgolf1')
  await settle()
  const life = Number(storage.get('token_expiry')) - began
  expect(Math.abs(life - seconds * 1000)).toBeLessThan(5000)
})

test('the first fetch after a login has the New-Session header, later ones do not', async () => {
  const { server, browser } = browserWith({})
  const { session } = browser.openTab()
  await session.start()
  await session.login(EMAIL, 'linxgolf1')
  await session.reloadUser()
  const requests = server.requests.filter(({ url }) => url.endsWith('/api/user/current'))
  expect(requests.map(({ headers }) => headers.get('New-Session'))).toEqual(['true', null])
})

test('a host that refuses the new golfer makes the login fail', async () => {
  const world = browserWith({ [USER]: refused(404, 'There is no such golfer.') })
  const { session } = world.browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'linxgolf1')).rejects.toMatchObject({
    status: 404,
    message: 'There is no such golfer.',
  })
  expect(authKeys(world)).toEqual([])
})

test('the record of another golfer than the one who signed in is refused, and nothing is left (SEC-16)', async () => {
  const other = () => json(marcus)
  const world = browserWith({ [USER]: other })
  const { session } = world.browser.openTab()
  await session.start()
  await expect(session.login(EMAIL, 'x')).rejects.toMatchObject({
    status: 401,
    message: 'Authentication failed. Please log in again.',
  })
  expect(session.state().status).toBe('anonymous')
  expect(authKeys(world)).toEqual([])
})
