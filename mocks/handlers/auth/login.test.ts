import { expect, test } from 'vitest'
import { call, NORA, OLA, openWorld } from '../../testing'

const LOGIN = '/api/auth/login'
const password = 'linxgolf1'

test('login: the right password opens a session and says whose it is', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'POST', LOGIN, { body: { email: NORA, password } })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    success: true,
    message: 'Success',
    expiresIn: 3600,
    userId: 1,
    email: NORA,
    firstName: 'Nora',
    lastName: 'Whitcombe',
    city: 'Boulder',
    state: 'CO',
    gender: 'F',
    private: true,
    ghinNumber: 1034567,
    pictureUrl: '/api/profile/picture/1',
    lastNotify: '2026-06-13T17:30:00.000+00:00',
  })
  const { accessToken }: { accessToken: string } = json
  expect(backend.tokens.userOf(accessToken)).toBe(1)
})

test('login: every sign-in is a session of its own', async () => {
  const backend = await openWorld()
  const body = { email: NORA, password }
  const [one, other] = await Promise.all([
    call(backend, 'POST', LOGIN, { body }),
    call(backend, 'POST', LOGIN, { body }),
  ])
  expect(one.json).not.toEqual(other.json)
})

test('login: the email may be written in capitals, the password may not', async () => {
  const backend = await openWorld()
  const capital = await call(backend, 'POST', LOGIN, {
    body: { email: NORA.toUpperCase(), password },
  })
  expect(capital.status).toBe(200)
  const shouted = await call(backend, 'POST', LOGIN, {
    body: { email: NORA, password: 'LINXGOLF1' },
  })
  expect(shouted.status).toBe(401)
})

test.each([
  ['a wrong password', { email: NORA, password: 'mulligan' }],
  ['a password with a space too many', { email: NORA, password: `${password} ` }],
  ['an unknown email', { email: 'unknown@golf.example', password }],
  ['nothing at all', { email: '', password: '' }],
  ['a name every object has', { email: '__proto__', password: 'constructor' }],
])('login: %s is refused with one and the same message', async (_what, body) => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'POST', LOGIN, { body })
  expect([status, json]).toEqual([401, { message: 'Unknown email or password.', status: 401 }])
  expect(backend.db.sessions.count()).toBe(0)
})

test('login: an unverified email is refused, but only to who knows the password', async () => {
  const backend = await openWorld()
  const right = await call(backend, 'POST', LOGIN, { body: { email: OLA, password } })
  expect([right.status, right.json]).toEqual([
    403,
    { message: 'Your email address is not verified.', status: 403 },
  ])
  const wrong = await call(backend, 'POST', LOGIN, { body: { email: OLA, password: 'guess' } })
  expect(wrong.status).toBe(401)
})

test.each([
  [{ password }, 'email is missing.'],
  [{ email: NORA, password: null }, 'password is missing.'],
  [{ email: [NORA], password }, 'email must be a text.'],
])('login: the body %j is 400', async (body, message) => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'POST', LOGIN, { body, isInvalid: true })
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
