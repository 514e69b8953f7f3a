import type { Backend } from '../backend/backend'
import { GRAPH_SCOPE, graphTokenOf } from '../graph/graph-token'
import { fullName } from '../serializers/golfer'
import { accessTokenHash, CLIENT_ID, signIdToken } from './id-token'
import { issuerAt, PROVIDER_PATH } from './issuer'

/** A link on the provider's page. */
export type Choice = { label: string; detail?: string; address: string }

/** The result of an authorize request: a redirect, or a page with the choices or the reason for a refusal. */
export type Authorized =
  | { kind: 'redirect'; address: string }
  | { kind: 'page'; status: 200 | 400; title: string; text: string; choices: readonly Choice[] }

/** The parameter that a choice adds to the address. */
const CHOSEN = 'golfer'
const CANCELED = 'canceled'
const STRANGER = 'stranger@golf.example'
const LIFE_SECONDS = 3600

/** The app's pages that are registered as redirect addresses. */
const RETURN_PATHS = new Set(['/direct-login', '/auth', '/', '/invite'])

/** How many golfers the page offers: the five demo golfers, who are first in every world. */
const SHOWN_GOLFERS = 5

const refusedPage = (text: string): Authorized => ({
  kind: 'page',
  status: 400,
  title: 'This sign-in cannot go on',
  text,
  choices: [],
})

function isRegistered(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname, hash } = new URL(address)
  return /^https?:$/.test(protocol) && RETURN_PATHS.has(pathname) && hash === ''
}

/** The fake provider's sign-in page, on which one chooses a golfer (openapi/identity.yaml, authorize). */
export async function authorize(backend: Backend, address: string): Promise<Authorized> {
  const { searchParams: query } = new URL(address)
  const redirectUri = query.get('redirect_uri') ?? ''
  if (query.get('client_id') !== CLIENT_ID) return refusedPage('The app is not known here.')
  if (!isRegistered(redirectUri)) return refusedPage('The address to return to is not known here.')

  const back = (fields: Record<string, string>): Authorized => ({
    kind: 'redirect',
    address: `${redirectUri}#${new URLSearchParams({ ...fields, state: query.get('state') ?? '' })}`,
  })
  const fault = requestFault(query)
  if (fault) return back({ error: 'invalid_request', error_description: fault })

  const chosen = query.get(CHOSEN)
  if (chosen === CANCELED)
    return back({ error: 'access_denied', error_description: 'The golfer said no.' })
  if (chosen !== null) return back(await tokensOf(backend, address, chosen))
  if (query.get('prompt') === 'none')
    return back({ error: 'login_required', error_description: 'No one is signed in here.' })
  await backend.ready()
  return choosing(backend, query)
}

/** The reason why a request does not match the document; undefined if it does. */
function requestFault(query: URLSearchParams): string | undefined {
  if (query.get('response_type') !== 'id_token token')
    return 'response_type must be id_token token.'
  if (query.get('response_mode') !== 'fragment') return 'response_mode must be fragment.'
  if (!query.get('scope')?.split(' ').includes('openid')) return 'scope must hold openid.'
  const short = ['state', 'nonce'].find((name) => (query.get(name) ?? '').length < 16)
  return short && `${short} must have 16 characters.`
}

function choosing(backend: Backend, query: URLSearchParams): Authorized {
  const choose = (who: string) =>
    `${PROVIDER_PATH}/authorize?${new URLSearchParams([...query, [CHOSEN, who]])}`
  const golfers = backend.db.users.rows().slice(0, SHOWN_GOLFERS)
  const how = query.get('domain_hint') === 'microsoft' ? 'Microsoft' : 'email'
  return {
    kind: 'page',
    status: 200,
    title: `Sign in with ${how}`,
    text: 'This is the fake identity provider. Choose who you are; no password is asked.',
    choices: [
      ...golfers.map((user) => ({
        label: fullName(user),
        detail: user.email,
        address: choose(user.email),
      })),
      { label: 'A person without an account', detail: STRANGER, address: choose(STRANGER) },
      { label: 'Cancel', address: choose(CANCELED) },
    ],
  }
}

async function tokensOf(
  backend: Backend,
  address: string,
  email: string,
): Promise<Record<string, string>> {
  await backend.ready()
  const { searchParams: query } = new URL(address)
  const [user] = backend.db.users.where('email', email)
  const seconds = Math.floor(backend.clock.now() / 1000)
  const isForGraph = query.get('scope')?.split(' ').includes(GRAPH_SCOPE)
  const accessToken = isForGraph ? graphTokenOf(email) : `at-${backend.ids.next()}`
  const idToken = await signIdToken({
    iss: issuerAt(address),
    aud: CLIENT_ID,
    sub: `provider-${user?.id ?? 0}`,
    iat: seconds,
    nbf: seconds,
    exp: seconds + LIFE_SECONDS,
    nonce: query.get('nonce'),
    at_hash: await accessTokenHash(accessToken),
    name: user ? fullName(user) : 'Sam Stranger',
    email,
    email_verified: user?.isEmailVerified ?? true,
  })
  return {
    id_token: idToken,
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: String(LIFE_SECONDS),
    scope: query.get('scope') ?? '',
  }
}
