import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { CLIENT_ID, signIdToken } from '../../identity/id-token'
import { issuerAt } from '../../identity/issuer'
import { call, NORA, openWorld } from '../../testing'

const signIn = (backend: Backend, idToken: string, accessToken = 'at-1001', isInvalid = false) =>
  call(backend, 'POST', '/api/auth/external-login', { body: { idToken, accessToken }, isInvalid })

/** An id token of the provider; `other` replaces claims. */
function tokenOf({ clock }: Backend, other: Readonly<Record<string, unknown>> = {}) {
  const iat = clock.now() / 1000
  return signIdToken({
    iss: issuerAt('http://golf.test'),
    aud: CLIENT_ID,
    sub: 'provider-1',
    iat,
    nbf: iat,
    exp: iat + 300,
    email: NORA,
    email_verified: true,
    ...other,
  })
}

test('loginWithProvider: a golfer the provider vouches for is signed in', async () => {
  const backend = await openWorld()
  const { status, json } = await signIn(backend, await tokenOf(backend))
  expect(status).toBe(200)
  expect(json).toMatchObject({ success: true, userId: 1, email: NORA, private: true })
  expect(json).not.toHaveProperty('accessToken')
  expect(json).not.toHaveProperty('expiresIn')
  const { authToken, refreshToken }: { authToken: string; refreshToken: string } = json
  expect(backend.tokens.userOf(authToken)).toBe(1)
  expect((await backend.tokens.refresh(refreshToken)).userId).toBe(1)
})

test('loginWithProvider: a token that does not last an hour says how long it lasts', async () => {
  const backend = await openWorld()
  backend.tokens.configure({ ttlSeconds: 5 })
  expect((await signIn(backend, await tokenOf(backend))).json).toMatchObject({ expiresIn: 5 })
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['of another issuer', { iss: 'https://identity.elsewhere.example' }],
  ['for another app', { aud: 'another-app' }],
  ['that has expired', { exp: 1 }],
  ['from the future', { nbf: 4_000_000_000 }],
  ['without an email', { email: undefined }],
])('loginWithProvider: an id token %s is 401', async (_what, claims) => {
  const backend = await openWorld()
  const { status, json } = await signIn(backend, await tokenOf(backend, claims))
  expect([status, json]).toEqual([
    401,
    { message: 'The sign-in was not accepted. Please try again.', status: 401 },
  ])
})

test('loginWithProvider: a changed or forged id token is 401', async () => {
  const backend = await openWorld()
  const [header, , signature] = (await tokenOf(backend)).split('.')
  const [, payload] = (await tokenOf(backend, { email: 'marcus@bell.example' })).split('.')
  expect((await signIn(backend, `${header}.${payload}.${signature}`)).status).toBe(401)
  const unsigned = btoa(JSON.stringify({ alg: 'none' }))
  expect((await signIn(backend, `${unsigned}.${payload}.`)).status).toBe(401)
  expect((await signIn(backend, 'nonsense')).status).toBe(401)
})

test('loginWithProvider: an address the provider has not verified is 403', async () => {
  const backend = await openWorld()
  const { status, json } = await signIn(backend, await tokenOf(backend, { email_verified: false }))
  expect([status, json]).toEqual([
    403,
    { message: 'Your email address is not verified.', status: 403 },
  ])
})

test('loginWithProvider: an unknown golfer is 404, and not signed up', async () => {
  const backend = await openWorld()
  const users = backend.db.users.count()
  const token = await tokenOf(backend, { email: 'unknown@golf.example' })
  const { status, json } = await signIn(backend, token)
  expect([status, json]).toEqual([
    404,
    { message: 'There is no account with this email address.', status: 404 },
  ])
  expect(backend.db.users.count()).toBe(users)
})

test('loginWithProvider: without both tokens it is 400', async () => {
  const backend = await openWorld()
  const { status, json } = await signIn(backend, await tokenOf(backend), '', true)
  expect([status, json]).toEqual([400, { message: 'accessToken is missing.', status: 400 }])
})
