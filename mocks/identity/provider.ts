import type { components } from '~/api/identity-schema'
import type { Backend } from '../backend/backend'
import type { WireRequest } from '../lib/wire-request'
import { authorize, type Authorized } from './authorize'
import { PUBLISHED_KEY } from './id-token'
import { issuerAt, PROVIDER_PATH } from './issuer'

type Schemas = components['schemas']

const discovery = (issuer: string): Schemas['Discovery'] => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['id_token token'],
  response_modes_supported: ['fragment'],
  scopes_supported: ['openid', 'profile', 'email'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: [
    'iss',
    'aud',
    'sub',
    'exp',
    'iat',
    'nbf',
    'nonce',
    'at_hash',
    'name',
    'email',
    'email_verified',
  ],
})

const NOT_THERE: Schemas['IdentityFailure'] = {
  error: 'not_found',
  error_description: 'There is nothing at this address.',
}

/** Forbids everything on the page except its own text and style. */
const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const STYLE =
  'body{font:1rem/1.5 system-ui;max-width:26rem;margin:10vh auto;padding:0 1rem;color-scheme:light dark}li{margin:.5rem 0}a{display:inline-block;padding:.6rem 0}'

function html({ title, text, choices }: Extract<Authorized, { kind: 'page' }>): string {
  const items = choices.map(
    ({ label, detail, address }) =>
      `<li><a href="${escaped(address)}">${escaped(label)}</a> ${escaped(detail ?? '')}</li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><ul>${items.join('')}</ul></main></body></html>`
}

/** Answers a request to the fake identity provider (openapi/identity.yaml): discovery, keys, the sign-in page. */
export async function answerAsProvider(backend: Backend, request: WireRequest): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (`${request.method} ${pathname.slice(PROVIDER_PATH.length)}`) {
    case 'GET /.well-known/openid-configuration':
      return Response.json(discovery(issuerAt(request.url)))
    case 'GET /keys':
      return Response.json({ keys: [PUBLISHED_KEY] } satisfies Schemas['SigningKeys'])
    case 'GET /authorize': {
      const made = await authorize(backend, request.url)
      if (made.kind === 'page')
        return new Response(html(made), { status: made.status, headers: PAGE_HEADERS })
      return new Response(null, {
        status: 302,
        headers: { Location: made.address, 'Cache-Control': 'no-store' },
      })
    }
    default:
      return Response.json(NOT_THERE, { status: 404 })
  }
}
