import { expect, test } from 'vitest'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { checkReturned } from './direct-sign-in'
import { beginAttempt, takeAttempt } from './sign-in-attempt'

const provider = { issuer: 'https://identity.linx.example', clientId: 'linx-golf' }
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const attempt = { state: 'hJ4kz0aYb2mQ8rTn', nonce: 'pX7cW1vLd9sE3gUf' }

function returned(claims: object = {}, other: object = {}) {
  const seconds = Math.floor(Date.now() / 1000)
  const idToken = `${part({ alg: 'RS256' })}.${part({
    iss: provider.issuer,
    aud: provider.clientId,
    nonce: attempt.nonce,
    iat: seconds,
    exp: seconds + 60,
    name: 'Nora',
    ...claims,
  })}.c2ln`
  return {
    idToken,
    accessToken: 'at-1',
    state: attempt.state,
    error: '',
    errorDescription: '',
    ...other,
  }
}

test('a complete response to an attempt of this session is accepted', async () => {
  expect(await checkReturned(returned(), attempt, provider)).toEqual({
    ok: true,
    claims: { name: 'Nora', email: undefined },
  })
})

test.each<[string, object, object, string]>([
  ['another state', {}, { state: 'another' }, directLoginMessages.notStarted],
  ['another nonce', { nonce: 'used before' }, {}, directLoginMessages.untrusted],
  ['another audience', { aud: 'another-app' }, {}, directLoginMessages.untrusted],
  ['a token out of date', { exp: 1 }, {}, directLoginMessages.time],
  ['no access token', {}, { accessToken: '' }, directLoginMessages.untrusted],
  [
    'an access token of another sign-in',
    { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' },
    {},
    directLoginMessages.untrusted,
  ], // SEC-22
  ['a canceled sign-in', {}, { error: 'access_denied' }, directLoginMessages.canceled],
  ['another error', {}, { error: 'server_error' }, directLoginMessages.providerFailed],
  ['no id token', {}, { idToken: '' }, directLoginMessages.untrusted],
])(
  'a direct sign-in with %s is refused with a message (SEC-08, SEC-09)',
  async (_what, claims, other, message) => {
    expect(await checkReturned(returned(claims, other), attempt, provider)).toEqual({
      ok: false,
      message,
    })
  },
)

test.each([
  ['AADSTS50105: not assigned\r\n to a role', 'AADSTS50105: not assigned to a role'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['\u202eevil\u0000', 'evil'],
  ['x'.repeat(400), 'x'.repeat(300)],
])(
  'the provider’s error description %j is shown as text (HST-09)',
  async (description, sentence) => {
    const other = { error: 'server_error', errorDescription: description }
    expect(await checkReturned(returned({}, other), attempt, provider)).toEqual({
      ok: false,
      message: `${directLoginMessages.providerFailed} Details: “${sentence}”`,
    })
  },
)

test('an error description without an attempt is not shown (HST-09)', async () => {
  const other = { error: 'server_error', errorDescription: 'Call 555 0100.', state: 'another' }
  expect(await checkReturned(returned({}, other), attempt, provider)).toEqual({
    ok: false,
    message: directLoginMessages.notStarted,
  })
})

test('a response without an attempt of this session or without a provider is rejected (R21)', async () => {
  expect(await checkReturned(returned(), undefined, provider)).toEqual({
    ok: false,
    message: directLoginMessages.notStarted,
  })
  expect(await checkReturned(returned(), attempt, undefined)).toEqual({
    ok: false,
    message: directLoginMessages.notConfigured,
  })
})

function memory() {
  const values = new Map<string, string>()
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
}

test('an attempt is random, stored for the session, and used once (SEC-09)', () => {
  const store = memory()
  const first = beginAttempt(store)
  expect(first?.state).toMatch(/^[\w-]{22}$/)
  expect(first?.nonce).toMatch(/^[\w-]{22}$/)
  expect(first?.state).not.toBe(first?.nonce)
  expect(beginAttempt(store)).not.toEqual(first)
  expect(beginAttempt(store)).toEqual(takeAttempt(store))
  expect(takeAttempt(store)).toBeUndefined()
})

test.each([
  'null',
  '{',
  '[]',
  '7',
  '{"state":1,"nonce":2}',
  '{"state":"s"}',
  '{"state":"","nonce":"n"}',
])('a stored attempt to sign in of %s is invalid', (text) => {
  const store = memory()
  store().setItem('sign_in_attempt', text)
  expect(takeAttempt(store)).toBeUndefined()
})

test('without storage no direct sign-in starts', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  expect([beginAttempt(blocked), takeAttempt(blocked)]).toEqual([undefined, undefined])
})
