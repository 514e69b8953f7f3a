import { expect, test } from 'vitest'
import { call, NORA, OLA, openWorld } from '../../testing'

const FORCE = '/api/auth/debug/force-verify'

test('forceEmailVerification: an unverified golfer can sign in afterwards', async () => {
  const backend = await openWorld()
  const login = () =>
    call(backend, 'POST', '/api/auth/login', { body: { email: OLA, password: 'linxgolf1' } })
  expect((await login()).status).toBe(403)
  const { status, json } = await call(backend, 'POST', `${FORCE}?email=${OLA}`)
  expect([status, json]).toEqual([
    200,
    { success: true, message: 'The email address is verified.' },
  ])
  expect((await login()).status).toBe(200)
})

test('forceEmailVerification: a verified and an unknown address get the same response, and nothing changes', async () => {
  const backend = await openWorld()
  const before = backend.db.revision()
  const known = await call(backend, 'POST', `${FORCE}?email=${NORA}`)
  const unknown = await call(backend, 'POST', `${FORCE}?email=unknown%40golf.example`)
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(unknown.json).toEqual(known.json)
  expect(backend.db.revision()).toBe(before)
})

test('forceEmailVerification: without an email address it is 400', async () => {
  const backend = await openWorld()
  expect((await call(backend, 'POST', FORCE, { isInvalid: true })).status).toBe(400)
  expect((await call(backend, 'POST', `${FORCE}?email=ola`)).json).toEqual({
    message: 'email is not an email address.',
    status: 400,
  })
})
