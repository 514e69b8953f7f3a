import { expect, test } from 'vitest'
import { mailbox } from '../mail/mailbox'
import { call, OLA, openWorld } from '../testing'
import { newMember } from './new-member'

const login = { email: OLA, password: 'linxgolf1' }

test('begins signed out; Ola is refused until the mailed link was opened', async () => {
  const backend = await openWorld({}, newMember)
  expect(newMember.signedInAs).toBeUndefined()
  expect((await call(backend, 'POST', '/api/auth/login', { body: login })).status).toBe(403)
  const [mail] = mailbox(backend)
  expect(mail).toMatchObject({ to: OLA, subject: 'Verify your email address' })
  const token = new URL(mail?.link ?? '').searchParams.get('token')
  const body = { token, email: OLA }
  expect((await call(backend, 'POST', '/api/auth/verify-email', { body })).status).toBe(200)
  expect((await call(backend, 'POST', '/api/auth/login', { body: login })).status).toBe(200)
})

test('after the mail is read the new member’s account is set up, once', async () => {
  const backend = await openWorld({}, newMember)
  const complete = () =>
    call(backend, 'POST', '/api/auth/complete-registration', { body: { email: OLA } })
  expect((await complete()).json).toMatchObject({ email: OLA, success: true })
  expect((await complete()).status).toBe(409)
})
