import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Backend } from '../backend/backend'
import { createContractCheck } from '../contract/contract-check'
import { openWorld, NORA } from '../testing'
import { CLIENT_ID, readIdToken } from './id-token'

const HOST = 'http://golf.test'
const ISSUER = `${HOST}/_identity`
const APP = 'https://app.linx.example/direct-login'
const authorizeQuery = {
  client_id: CLIENT_ID,
  redirect_uri: APP,
  response_type: 'id_token token',
  response_mode: 'fragment',
  scope: 'openid profile email',
  state: 'hJ4kz0aYb2mQ8rTn',
  nonce: 'pX7cW1vLd9sE3gUf',
}

const identity = createContractCheck(
  parse(readFileSync(new URL('../../openapi/identity.yaml', import.meta.url), 'utf8')),
)

/** Requests a path; fails if the provider's document lacks it or the response does not match. */
async function visit(backend: Backend, path: string): Promise<Response> {
  const response = await backend.handle(new Request(ISSUER + path))
  const operationId = Object.entries(OPERATIONS).find(([begin]) => path.startsWith(begin))?.[1]
  const found = await identity.response(operationId ?? '', response, await response.clone().text())
  expect(found).toEqual([])
  return response
}

const OPERATIONS = {
  '/.well-known/openid-configuration': 'getDiscovery',
  '/keys': 'getSigningKeys',
  '/authorize': 'authorize',
}

async function open(other: Record<string, string> = {}) {
  const backend = await openWorld()
  const query = new URLSearchParams({ ...authorizeQuery, ...other })
  const response = await visit(backend, `/authorize?${query}`)
  const location = response.headers.get('Location') ?? ''
  const fragment = new URLSearchParams(location.slice(location.indexOf('#') + 1))
  return { backend, response, location, fragment }
}

test('discovery names the page, the keys and the issuer of this host', async () => {
  const backend = await openWorld({ lazy: true })
  const get = async (path: string) => (await visit(backend, path)).json()
  expect(await get('/.well-known/openid-configuration')).toMatchObject({
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/authorize`,
    jwks_uri: `${ISSUER}/keys`,
  })
  const { keys } = await get('/keys')
  expect(keys).toEqual([
    { kid: 'fake-1', kty: 'RSA', use: 'sig', alg: 'RS256', e: 'AQAB', n: expect.any(String) },
  ])
})

test('the page lets one choose a golfer, and shows names as text', async () => {
  const backend = await openWorld()
  await backend.db.users.change(1, { firstName: '<img src=x onerror=alert(1)>' })
  const query = new URLSearchParams(authorizeQuery)
  const response = await visit(backend, `/authorize?${query}`)
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; Whitcombe')
  expect(page).not.toContain('<img')
})

test('a chosen golfer returns with tokens the host accepts', async () => {
  const { backend, response, location, fragment } = await open({ golfer: NORA })
  expect(response.status).toBe(302)
  expect(location.startsWith(`${APP}#`)).toBe(true)
  expect(fragment.get('state')).toBe(authorizeQuery.state)
  expect(fragment.get('access_token')).toMatch(/^at-/)
  const token = fragment.get('id_token') ?? ''
  const claims = await readIdToken(token, { issuer: ISSUER, now: backend.clock.now() })
  expect(claims).toEqual({ email: NORA, isEmailVerified: true })
  const { at_hash } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const hash = createHash('sha256')
    .update(fragment.get('access_token') ?? '')
    .digest()
  expect(at_hash).toBe(hash.subarray(0, 16).toString('base64url'))
})

test.each([
  [NORA, 'graph-contacts'],
  ['marcus@bell.example', 'graph-many'],
])('with the scope for contacts the access token opens them: %s', async (golfer, token) => {
  const scope = 'openid Contacts.Read'
  const redirect_uri = 'https://app.linx.example/invite'
  const { fragment } = await open({ golfer, scope, redirect_uri })
  expect(fragment.get('access_token')).toBe(token)
})

test('a golfer who refuses consent returns with an error', async () => {
  const { fragment } = await open({ golfer: 'canceled' })
  expect([fragment.get('error'), fragment.get('state')]).toEqual([
    'access_denied',
    authorizeQuery.state,
  ])
})

test.each([
  [{ prompt: 'none' }, 'login_required'],
  [{ response_type: 'code' }, 'invalid_request'],
  [{ response_mode: 'query' }, 'invalid_request'],
  [{ scope: 'profile' }, 'invalid_request'],
  [{ nonce: 'short' }, 'invalid_request'],
])('an authorization request with %j returns with %s', async (other, error) => {
  expect((await open(other)).fragment.get('error')).toBe(error)
})

test.each([
  [{ client_id: 'another-app' }],
  [{ redirect_uri: 'https://evil.example/elsewhere' }],
  [{ redirect_uri: 'javascript:alert(1)' }],
])('an authorization request with %j redirects nowhere', async (other) => {
  const { response, location } = await open(other)
  expect([response.status, location]).toEqual([400, ''])
})

test('any other address of the provider is 404', async () => {
  const backend = await openWorld()
  const response = await backend.handle(new Request(`${ISSUER}/token`, { method: 'POST' }))
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: 'not_found', error_description: 'There is nothing at this address.' },
  ])
})
