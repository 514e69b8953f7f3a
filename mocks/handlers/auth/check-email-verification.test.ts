import { expect, test } from 'vitest'
import { call, NORA, OLA, openWorld } from '../../testing'

const CHECK = '/api/auth/debug/check-verification'

test.each([
  [NORA, true],
  ['NORA@Whitcombe.example', true],
  [OLA, false],
  ['unknown@golf.example', true],
])('checkEmailVerification: %s is verified: %s', async (email, isEmailVerified) => {
  const path = `${CHECK}?email=${encodeURIComponent(email)}`
  const { status, json } = await call(await openWorld(), 'GET', path)
  expect([status, json]).toEqual([200, { data: { isEmailVerified } }])
})

test('checkEmailVerification: an address with a plus is taken as it is', async () => {
  const backend = await openWorld()
  await backend.db.users.change(5, { email: 'ola+golf@unverified.example' })
  const path = `${CHECK}?email=${encodeURIComponent('ola+golf@unverified.example')}`
  expect((await call(backend, 'GET', path)).json).toEqual({ data: { isEmailVerified: false } })
})

test.each([
  ['', 'email is missing.', true],
  ['?email=', 'email is missing.', true],
  ['?email=nora', 'email is not an email address.', false],
])('checkEmailVerification: %j is 400', async (query, message, isInvalid) => {
  const { status, json } = await call(await openWorld(), 'GET', CHECK + query, { isInvalid })
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
