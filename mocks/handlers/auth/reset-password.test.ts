import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, NORA, OLA, openWorld } from '../../testing'
import { APP, newestLink } from './sign-up.fixture'

const HOUR = 3_600_000
const newPassword = 'larkspur-84'
const refused = {
  message: 'This link is not valid any more. Please ask for a new one.',
  status: 400,
}

async function requestReset(
  backend: Backend,
  email = NORA,
): Promise<{ token: string; email: string }> {
  await call(backend, 'POST', '/api/auth/forgot-password', { body: { email, baseUrl: APP } })
  const link = newestLink(backend)
  return { token: link.token, email: link.email }
}
const reset = (backend: Backend, body: object, isInvalid = false) =>
  call(backend, 'POST', '/api/auth/reset-password', { body, isInvalid })
const login = (backend: Backend, password: string, email = NORA) =>
  call(backend, 'POST', '/api/auth/login', { body: { email, password } })

test('resetPassword: the new password works, the old one does not, and the golfer is signed in', async () => {
  const backend = await openWorld()
  const { status, json } = await reset(backend, { ...(await requestReset(backend)), newPassword })
  expect(status).toBe(200)
  expect(json).toMatchObject({ success: true, userId: 1, email: NORA })
  const { accessToken }: { accessToken: string } = json
  expect(backend.tokens.userOf(accessToken)).toBe(1)
  expect((await login(backend, 'linxgolf1')).status).toBe(401)
  expect((await login(backend, newPassword)).status).toBe(200)
})

test('resetPassword: every other session of the golfer ends', async () => {
  const backend = await openWorld()
  const before = await backend.signIn(NORA)
  const other = await backend.signIn(OLA)
  await reset(backend, { ...(await requestReset(backend)), newPassword })
  expect(backend.tokens.userOf(before.accessToken)).toBeUndefined()
  expect(backend.tokens.userOf(other.accessToken)).toBe(5)
})

test('resetPassword: the address is verified: the mail was read', async () => {
  const backend = await openWorld()
  await reset(backend, { ...(await requestReset(backend, OLA)), newPassword })
  expect((await login(backend, newPassword, OLA)).status).toBe(200)
})

test('resetPassword: a link works once', async () => {
  const backend = await openWorld()
  const link = await requestReset(backend)
  await reset(backend, { ...link, newPassword })
  const again = await reset(backend, { ...link, newPassword: 'another-84' })
  expect([again.status, again.json]).toEqual([400, refused])
  expect((await login(backend, newPassword)).status).toBe(200)
})

test('resetPassword: a link sent twice at once sets one password', async () => {
  const backend = await openWorld()
  const link = await requestReset(backend)
  const both = await Promise.all([
    reset(backend, { ...link, newPassword }),
    reset(backend, { ...link, newPassword: 'another-84' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 400])
})

test('resetPassword: a password that is too short is 422 and does not spend the link', async () => {
  const backend = await openWorld()
  const link = await requestReset(backend)
  const short = await reset(backend, { ...link, newPassword: 'seven77' }, true)
  expect([short.status, short.json]).toEqual([
    422,
    { message: 'A password has at least 8 characters.', status: 422 },
  ])
  expect((await reset(backend, { ...link, newPassword })).status).toBe(200)
})

test('resetPassword: a newer link replaces the older, and 60 minutes end it', async () => {
  const backend = await openWorld()
  const older = await requestReset(backend)
  const newer = await requestReset(backend)
  expect((await reset(backend, { ...older, newPassword })).json).toEqual(refused)
  backend.clock.advance(HOUR)
  expect((await reset(backend, { ...newer, newPassword })).json).toEqual(refused)
})

test('resetPassword: a link is good for its own golfer only', async () => {
  const backend = await openWorld()
  const { token } = await requestReset(backend)
  expect((await reset(backend, { token, email: OLA, newPassword })).json).toEqual(refused)
  expect((await reset(backend, { token, newPassword }, true)).status).toBe(400)
})
