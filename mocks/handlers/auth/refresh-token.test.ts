import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, NORA, openWorld } from '../../testing'

const REFRESH = '/api/auth/refresh-token'
const refresh = (backend: Backend, refreshToken: unknown, isInvalid = false) =>
  call(backend, 'POST', REFRESH, { body: { refreshToken }, isInvalid })

test('refreshToken: a refresh token is exchanged for a new session of the same golfer', async () => {
  const backend = await openWorld()
  const before = await backend.signIn(NORA)
  backend.clock.advance(7_200_000) // long after the access token has expired
  const { status, json } = await refresh(backend, before.refreshToken)
  expect(status).toBe(200)
  expect(json).toMatchObject({ success: true, userId: 1, email: NORA, expiresIn: 3600 })
  const after: typeof before = json
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(after.refreshToken).not.toBe(before.refreshToken)
  expect(backend.tokens.userOf(after.accessToken)).toBe(1)
})

test('refreshToken: it works without an access token, and with a bad one', async () => {
  const backend = await openWorld()
  const { refreshToken } = await backend.signIn(NORA)
  const headers = { Authorization: 'Bearer stale' }
  const { status } = await call(backend, 'POST', REFRESH, { body: { refreshToken }, headers })
  expect(status).toBe(200)
})

test('refreshToken: a used one is refused and ends the session', async () => {
  const backend = await openWorld()
  const { refreshToken } = await backend.signIn(NORA)
  const second: { refreshToken: string } = (await refresh(backend, refreshToken)).json
  const reused = await refresh(backend, refreshToken)
  expect([reused.status, reused.json]).toEqual([
    401,
    { message: 'This session was renewed elsewhere. Please sign in again.', status: 401 },
  ])
  expect((await refresh(backend, second.refreshToken)).json).toMatchObject({
    message: 'Your session was ended. Please sign in again.',
  })
})

test('refreshToken: one of a golfer who is gone is refused', async () => {
  const backend = await openWorld()
  const { refreshToken } = await backend.signIn(NORA)
  backend.db.users.remove(1)
  expect((await refresh(backend, refreshToken)).status).toBe(401)
})

test('refreshToken: an answer that is lost has spent the token all the same', async () => {
  const backend = await openWorld()
  const { refreshToken } = await backend.signIn(NORA)
  backend.faults.set('refreshToken', { drop: 'after', times: 1 })
  expect((await refresh(backend, refreshToken)).response.type).toBe('error')
  expect((await refresh(backend, refreshToken)).status).toBe(401)
})

test('refreshToken: nonsense is 401, and no token at all 400', async () => {
  const backend = await openWorld()
  expect((await refresh(backend, 'nonsense')).status).toBe(401)
  expect((await refresh(backend, undefined, true)).status).toBe(400)
  expect((await refresh(backend, 7, true)).status).toBe(400)
})
