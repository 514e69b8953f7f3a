import { assert, property, string as anyText, constantFrom } from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkIdToken, isBoundTo } from './id-token'

const NOW = Date.parse('2026-06-14T18:00:00Z')
const SECONDS = NOW / 1000
const expected = {
  issuer: 'https://identity.linx.example',
  audience: 'linx-golf',
  nonce: 'pX7cW1vLd9sE3gUf',
  now: NOW,
}
const good = {
  iss: expected.issuer,
  aud: expected.audience,
  nonce: expected.nonce,
  sub: 'p-1',
  iat: SECONDS,
  nbf: SECONDS,
  exp: SECONDS + 3600,
  name: 'Nora Whitcombe',
  email: 'nora@whitcombe.example',
}

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: unknown, header: unknown = { alg: 'RS256', typ: 'JWT' }) =>
  `${part(header)}.${part(claims)}.c2lnbmF0dXJl`
const check = (claims: object) => checkIdToken(tokenOf({ ...good, ...claims }), expected)

const GOOD = { ok: true, claims: { name: good.name, email: good.email } }
const REFUSED = { ok: false, fault: 'other' }
const LATE = { ok: false, fault: 'time' }

test('a valid ID token names its golfer', () => {
  expect(check({})).toEqual(GOOD)
})

const whole = tokenOf(good)
const [head = '', body = '', signature = ''] = whole.split('.')
test.each([
  ['two parts', `${head}.${body}`],
  ['four parts', `${whole}.x`],
  ['no part', ''],
  ['an empty header', `.${body}.${signature}`],
  ['an empty body', `${head}..${signature}`],
  ['no signature', `${head}.${body}.`],
  ['text that is not base64url', `${head}.${body}+/=.${signature}`],
  ['a body that is not JSON', `${head}.${part('Nora')}.${signature}`],
  ['a body that is a list', `${head}.${part([good])}.${signature}`],
  ['a body that is null', `${head}.${part('null')}.${signature}`],
  [
    'bytes that are no UTF-8',
    `${head}.${Buffer.from([0xff, 0xfe]).toString('base64url')}.${signature}`,
  ],
  ['alg none', tokenOf(good, { alg: 'none' })],
  ['alg HS256', tokenOf(good, { alg: 'HS256' })],
  ['alg rs256', tokenOf(good, { alg: 'rs256' })],
  ['no alg', tokenOf(good, {})],
])('an ID token with %s is refused (SEC-08)', (_what, token) => {
  expect(checkIdToken(token, expected)).toEqual(REFUSED)
})

test('a changed token, and any other text, is refused without an error (SEC-08)', () => {
  assert(
    property(anyText(), constantFrom(0, 1, 2), (text, at) => {
      const parts = [head, body, signature]
      const changed = parts.with(at, text).join('.')
      expect(checkIdToken(text, expected)).toEqual(REFUSED)
      // The host verifies the signature, so here it may be any base64url text.
      if (at < 2 && text !== parts[at]) expect(checkIdToken(changed, expected).ok).toBe(false)
    }),
  )
})

test.each<[string, object, object]>([
  ['another audience', { aud: 'another-app' }, REFUSED],
  ['no audience', { aud: undefined }, REFUSED],
  ['several audiences without azp', { aud: ['linx-golf', 'another-app'] }, REFUSED],
  ['several audiences and another azp', { aud: ['linx-golf', 'b'], azp: 'b' }, REFUSED],
  ['several audiences and our azp', { aud: ['linx-golf', 'b'], azp: 'linx-golf' }, GOOD],
  ['one audience in a list', { aud: ['linx-golf'] }, GOOD],
  ['one audience and another azp', { azp: 'b' }, REFUSED],
  ['another issuer', { iss: 'https://identity.elsewhere.example' }, REFUSED],
  ['an issuer with a slash more', { iss: `${expected.issuer}/` }, REFUSED],
  ['another nonce', { nonce: 'another' }, REFUSED],
  ['no nonce', { nonce: undefined }, REFUSED],
  ['exp 299 s ago', { exp: SECONDS - 299 }, GOOD],
  ['exp 301 s ago', { exp: SECONDS - 301 }, LATE],
  ['no exp', { exp: undefined }, LATE],
  ['exp as text', { exp: String(SECONDS + 3600) }, LATE],
  ['iat 299 s ahead', { iat: SECONDS + 299 }, GOOD],
  ['iat 301 s ahead', { iat: SECONDS + 301 }, LATE],
  ['nbf 299 s ahead', { nbf: SECONDS + 299 }, GOOD],
  ['nbf 301 s ahead', { nbf: SECONDS + 301 }, LATE],
  ['no nbf', { nbf: undefined }, GOOD],
])('an ID token with %s: %o (SEC-09)', (_what, claims, outcome) => {
  expect(check(claims)).toEqual(outcome)
})

test('a sign-in attempt without a nonce accepts no ID token', () => {
  expect(checkIdToken(tokenOf({ ...good, nonce: '' }), { ...expected, nonce: '' })).toEqual(REFUSED)
})

test('names are read as UTF-8, and a huge sub does no harm (SEC-10)', () => {
  expect(check({ name: 'Zoë ⛳🏌️', sub: 'x'.repeat(10_000) })).toEqual({
    ok: true,
    claims: { name: 'Zoë ⛳🏌️', email: good.email },
  })
  expect(check({ name: 7, email: ' ' })).toEqual({
    ok: true,
    claims: { name: undefined, email: undefined },
  })
})

test('an access token belongs to an id token that names its hash (SEC-22)', async () => {
  const idToken = (claims: object) => `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
  // The example of OpenID Connect Core, appendix A.3.
  const bound = idToken({ at_hash: '77QmUPtjPfzWtF2AnpK9RQ' })
  expect(await isBoundTo(bound, 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y')).toBe(true)
  expect(await isBoundTo(bound, 'another-token')).toBe(false)
  expect(await isBoundTo(idToken({ at_hash: 7 }), 'any')).toBe(false)
  expect(await isBoundTo(idToken({}), 'any')).toBe(true)
})

test('an id token that names a hash is refused on a page over http, which cannot compute it', async () => {
  vi.stubGlobal('crypto', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const bound = `x.${btoa(JSON.stringify({ at_hash: '77QmUPtjPfzWtF2AnpK9RQ' })).replaceAll('=', '')}.x`
  expect(await isBoundTo(bound, 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y')).toBe(false)
})
