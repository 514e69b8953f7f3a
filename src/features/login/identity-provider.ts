import { fieldsOf, textOf } from '~/lib/decode'
import { pageSetting } from '~/lib/page-setting'
import { parseUrl } from '~/lib/url'

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

const READ_LIMIT_MS = 30_000 // R14

const read = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(READ_LIMIT_MS), cache: 'no-store' })

/**
 * The address of the provider's sign-in page, from its discovery document; undefined when that cannot be loaded or
 * belongs to another issuer (OpenID Connect Discovery 4.3).
 */
export async function authorizeAddress(
  { issuer }: IdentityProvider,
  ask: (address: string) => Promise<Response> = read,
): Promise<string | undefined> {
  try {
    const answer = await ask(`${issuer}/.well-known/openid-configuration`)
    const fields = fieldsOf(answer.ok ? await answer.json() : undefined)
    const address = textOf(fields?.get('authorization_endpoint')) ?? ''
    return fields?.get('issuer') === issuer && isSafe(address) ? address : undefined
  } catch {
    return undefined
  }
}
