import { expect, test } from 'vitest'
import { json } from '~/testing/responses'
import { authorizeAddress, identityProvider } from './identity-provider'

const ISSUER = 'https://identity.linx.example'
const settings = (issuer: string, client = 'linx-golf') =>
  identityProvider(
    (name) => (name === 'linx:identity-issuer' ? issuer : client),
    'https://app.linx.example',
  )

test('the provider is read from the page’s head; a path is on the page’s own origin', () => {
  expect(settings(ISSUER)).toEqual({ issuer: ISSUER, clientId: 'linx-golf' })
  expect(settings('/_identity')?.issuer).toBe('https://app.linx.example/_identity')
  expect(settings('http://t1.localhost:8787/_identity')?.clientId).toBe('linx-golf')
})

test.each([
  ['', 'linx-golf'],
  [ISSUER, ''],
  ['http://identity.linx.example', 'linx-golf'],
  ['//evil.example', 'linx-golf'],
  ['javascript:alert(1)', 'linx-golf'],
  ['identity', 'linx-golf'],
])('there is no identity provider with issuer %j and client %j', (issuer, client) => {
  const found = settings(issuer, client)
  if (issuer === '//evil.example')
    expect(found?.issuer).toBe('https://app.linx.example//evil.example')
  else expect(found).toBeUndefined()
})

const address = (document: () => Response | Promise<Response>) =>
  authorizeAddress({ issuer: ISSUER, clientId: 'linx-golf' }, async (metadataUrl) => {
    expect(metadataUrl).toBe(`${ISSUER}/.well-known/openid-configuration`)
    return document()
  })

test('the sign-in page comes from the discovery document', async () => {
  const page = `${ISSUER}/authorize?tenant=1`
  expect(await address(() => json({ issuer: ISSUER, authorization_endpoint: page }))).toBe(page)
})

test.each<[string, () => Response | Promise<Response>]>([
  [
    'of another issuer',
    () => json({ issuer: 'https://evil.example', authorization_endpoint: ISSUER }),
  ],
  ['without an address', () => json({ issuer: ISSUER })],
  [
    'with an unsafe one',
    () => json({ issuer: ISSUER, authorization_endpoint: 'javascript:alert(1)' }),
  ],
  [
    'with one over plain http',
    () => json({ issuer: ISSUER, authorization_endpoint: 'http://a.example' }),
  ],
  ['with an address that is not text', () => json({ issuer: ISSUER, authorization_endpoint: 7 })],
  ['that is none', () => json(null)],
  ['that is a page', () => new Response('<html>')],
  ['that fails', () => new Response('{}', { status: 500 })],
  ['that never comes', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a discovery document %s leads nowhere', async (_what, document) => {
  expect(await address(document)).toBeUndefined()
})
