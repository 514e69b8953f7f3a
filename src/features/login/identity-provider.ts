import { abortable } from '~/lib/abort'
import { fieldsOf, textOf } from '~/lib/decode'
import { pageSetting } from '~/lib/page-setting'
import { parseUrl } from '~/lib/url'
import { beginAttempt } from './sign-in-attempt'

/** The identity provider of this deployment. */
export type IdentityProvider = {
  /** The `iss` of its id tokens, exactly; its discovery document lies below. */
  issuer: string
  clientId: string
}

const isSafe = (address: string): boolean => {
  const { protocol, hostname = '' } = parseUrl(address) ?? {}
  const isLocal = /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLocal)
}

/**
 * The provider in the page's head (`linx:identity-issuer`, `linx:identity-client`); undefined when there is none, or
 * one that is not secure. A path is resolved on the page's own origin.
 */
export function identityProvider(
  setting: (name: string) => string = pageSetting,
  origin: string = location.origin,
): IdentityProvider | undefined {
  const named = setting('linx:identity-issuer')
  const issuer = named.startsWith('/') ? origin + named : named
  const clientId = setting('linx:identity-client')
  return clientId !== '' && isSafe(issuer) ? { issuer, clientId } : undefined
}

const READ_TIMEOUT_MS = 30_000 // R14

const read = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(READ_TIMEOUT_MS), cache: 'no-store' })

/**
 * The address of the provider's sign-in page, from its discovery document; undefined when that cannot be loaded or
 * belongs to another issuer (OpenID Connect Discovery 4.3).
 */
export async function authorizeAddress(
  { issuer }: IdentityProvider,
  request: (address: string) => Promise<Response> = read,
): Promise<string | undefined> {
  try {
    const response = await request(`${issuer}/.well-known/openid-configuration`)
    const fields = fieldsOf(response.ok ? await response.json() : undefined)
    const address = textOf(fields?.get('authorization_endpoint')) ?? ''
    return fields?.get('issuer') === issuer && isSafe(address) ? address : undefined
  } catch {
    return undefined
  }
}

/** The sign-in method: the provider's `domain_hint`. */
export type SignInWay = 'email' | 'microsoft'

/** What is requested from the provider: the app's page that it returns to, and parameters of the request. */
type SignInRequest = {
  path: string
  scope: string
  domain_hint: SignInWay
  login_hint?: string
}

/**
 * The provider's sign-in address (implicit flow), tied to this browser session, or the reason why there is none: the
 * provider cannot be reached, or nothing can be stored. Rejects when `left` is aborted, since a visitor who has left the
 * page must not be taken to the provider.
 */
export async function signInAddress(
  provider: IdentityProvider,
  { path, scope, ...hints }: SignInRequest,
  left: AbortSignal,
): Promise<{ address: string } | { fault: 'unreachable' | 'storage' }> {
  const page = await abortable(authorizeAddress(provider), left)
  if (page === undefined) return { fault: 'unreachable' }
  const attempt = beginAttempt()
  if (!attempt) return { fault: 'storage' }
  const address = new URL(page)
  const parameters = {
    client_id: provider.clientId,
    redirect_uri: location.origin + path,
    response_type: 'id_token token',
    response_mode: 'fragment',
    scope,
    ...attempt,
    ...hints,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return { address: address.href }
}
