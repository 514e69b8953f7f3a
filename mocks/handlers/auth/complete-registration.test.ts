import { expect, test } from 'vitest'
import { call, NORA, openWorld } from '../../testing'
import { form, signUp } from './sign-up.fixture'

const COMPLETE = '/api/auth/complete-registration'

test('completeRegistration: the first session is opened, once', async () => {
  const backend = await openWorld()
  await signUp(backend)
  const complete = () =>
    call(backend, 'POST', COMPLETE, { body: { email: form.email.toUpperCase() } })
  const { status, json } = await complete()
  expect(status).toBe(200)
  expect(json).toMatchObject({ success: true, email: form.email, expiresIn: 3600 })
  const { accessToken, userId }: { accessToken: string; userId: number } = json
  expect(backend.tokens.userOf(accessToken)).toBe(userId)
  const again = await complete()
  expect([again.status, again.json]).toEqual([
    409,
    { message: 'This registration is complete already. Please log in.', status: 409 },
  ])
})

test('completeRegistration: an existing account cannot be taken over', async () => {
  const backend = await openWorld()
  expect((await call(backend, 'POST', COMPLETE, { body: { email: NORA } })).status).toBe(409)
  expect(backend.db.sessions.count()).toBe(0)
})

test('completeRegistration: an address without an account is 404', async () => {
  const body = { email: 'unknown@golf.example' }
  const { status, json } = await call(await openWorld(), 'POST', COMPLETE, { body })
  expect([status, json]).toEqual([
    404,
    { message: 'No account was created with this email address.', status: 404 },
  ])
})

test('completeRegistration: while the association is down nothing changes and it can be tried again', async () => {
  const backend = await openWorld()
  await signUp(backend)
  backend.faults.set('completeRegistration', { status: 503, times: 1 })
  const complete = () => call(backend, 'POST', COMPLETE, { body: { email: form.email } })
  expect((await complete()).status).toBe(503)
  expect((await complete()).status).toBe(200)
})

test('completeRegistration: without an email it is 400', async () => {
  const answered = await call(await openWorld(), 'POST', COMPLETE, { body: {}, isInvalid: true })
  expect(answered.json).toEqual({ message: 'email is missing.', status: 400 })
})
