import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, OLA, openWorld } from '../../testing'
import { form, newestLink, signUp } from './sign-up.fixture'

const DAY = 24 * 3_600_000
const verify = (backend: Backend, body: object, isInvalid = false) =>
  call(backend, 'POST', '/api/auth/verify-email', { body, isInvalid })
const refused = {
  message: 'This link is not valid any more. Please ask for a new one.',
  status: 400,
}

async function signedUp(): Promise<{ backend: Backend; link: { token: string; email: string } }> {
  const backend = await openWorld()
  await signUp(backend)
  const { token, email } = newestLink(backend)
  return { backend, link: { token, email } }
}

test('verifyEmail: a mailed link verifies the address, and again when it is opened twice', async () => {
  const { backend, link } = await signedUp()
  const { status, json } = await verify(backend, link)
  expect([status, json]).toEqual([
    200,
    { success: true, message: 'Your email address is verified.' },
  ])
  expect(backend.db.users.where('email', form.email)).toMatchObject([{ isEmailVerified: true }])
  backend.clock.advance(2 * DAY)
  expect((await verify(backend, link)).status).toBe(200)
})

test('verifyEmail: after 24 hours it is not good any more', async () => {
  const { backend, link } = await signedUp()
  backend.clock.advance(DAY - 1)
  const inTime = { ...link, email: link.email.toUpperCase() }
  expect((await verify(backend, inTime)).status).toBe(200)
  const { backend: late, link: lateLink } = await signedUp()
  late.clock.advance(DAY)
  const { status, json } = await verify(late, lateLink)
  expect([status, json]).toEqual([400, refused])
  expect(late.db.users.where('email', form.email)).toMatchObject([{ isEmailVerified: false }])
})

test('verifyEmail: an expired unused link is removed when the next one is made; a used one stays', async () => {
  const { backend, link } = await signedUp()
  await signUp(backend, { email: 'iris@larkspur.example' })
  const unused = newestLink(backend)
  await verify(backend, link)
  backend.clock.advance(DAY)
  await signUp(backend, { email: 'ivo@larkspur.example' })
  const { mailLinks } = backend.db
  expect(mailLinks.where('token', unused.token)).toEqual([])
  expect(mailLinks.where('token', link.token)).toHaveLength(1)
})

test('verifyEmail: it is good for its own address only, while that is the golfer’s', async () => {
  const { backend, link } = await signedUp()
  expect((await verify(backend, { ...link, email: OLA })).json).toEqual(refused)
  expect((await verify(backend, { ...link, token: 'v-1' })).json).toEqual(refused)
  const [user] = backend.db.users.where('email', form.email)
  await backend.db.users.change(user?.id ?? 0, { email: 'june@elsewhere.example' })
  expect((await verify(backend, link)).json).toEqual(refused)
})

test('verifyEmail: a link to set a password verifies nothing here', async () => {
  const backend = await openWorld()
  const body = { email: OLA, baseUrl: form.baseUrl }
  await call(backend, 'POST', '/api/auth/forgot-password', { body })
  const { token, email } = newestLink(backend)
  expect((await verify(backend, { token, email })).json).toEqual(refused)
})

test('verifyEmail: without token or email it is 400', async () => {
  const backend = await openWorld()
  expect((await verify(backend, { email: OLA }, true)).json).toMatchObject({
    message: 'token is missing.',
  })
  expect((await verify(backend, { token: 'v-1' }, true)).status).toBe(400)
})
