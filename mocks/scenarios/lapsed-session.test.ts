import { expect, test } from 'vitest'
import { call, NORA, openWorld } from '../testing'
import { lapsedSession } from './lapsed-session'

test('the session it opens with is refused, and cannot be renewed', async () => {
  const backend = await openWorld({}, lapsedSession)
  const message = 'Your session was ended. Please sign in again.'
  const refused = await call(backend, 'GET', '/api/user/current', { as: NORA })
  expect([refused.status, refused.json]).toEqual([401, { message, status: 401 }])
  const { refreshToken } = await backend.signIn(NORA)
  const body = { refreshToken }
  const renewed = await call(backend, 'POST', '/api/auth/refresh-token', { body })
  expect(renewed.status).toBe(401)
})

test('signing in again opens a new session after a lapsed one', async () => {
  const backend = await openWorld({}, lapsedSession)
  const body = { email: NORA, password: 'linxgolf1' }
  const { accessToken } = (await call(backend, 'POST', '/api/auth/login', { body })).json
  const headers = { Authorization: `Bearer ${accessToken}` }
  expect((await call(backend, 'GET', '/api/user/current', { headers })).status).toBe(200)
})
