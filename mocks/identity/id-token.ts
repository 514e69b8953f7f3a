import { base64Of, fromBase64Url, toBase64Url } from '../lib/base64'
import { asJson } from '../lib/json'
import { SIGNING_KEY } from './signing-key'

/** The app's client id, as registered with the provider: the audience of id tokens. */
export const CLIENT_ID = 'linx-golf'

/** The claims of an id token that the host reads. */
export type IdClaims = { email: string; isEmailVerified: boolean }

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const
const { kty, n, e, kid } = SIGNING_KEY
const PUBLIC_KEY = { kty, n, e }

/** The public key, as an entry of a JSON Web Key Set. */
export const PUBLISHED_KEY = { ...PUBLIC_KEY, kid, use: 'sig', alg: 'RS256' } as const

const keyFor = (jwk: JsonWebKey, use: 'sign' | 'verify'): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, [use])

const utf8 = (text: string) => new TextEncoder().encode(text)

const encoded = (bytes: Uint8Array): string => toBase64Url(base64Of(bytes))

const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(fromBase64Url(text)), (each) => each.charCodeAt(0))

const part = (value: object): string => encoded(utf8(JSON.stringify(value)))

/** A JWT with these claims (`iss`, `aud`, `exp`, `email` …), signed with RS256. */
export async function signIdToken(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: SIGNING_KEY.kid })}.${part(claims)}`
  const key = await keyFor(SIGNING_KEY, 'sign')
  const signature = await crypto.subtle.sign(ALGORITHM.name, key, utf8(signed))
  return `${signed}.${encoded(new Uint8Array(signature))}`
}

/** The claim `at_hash` for an access token: the left half of its SHA-256 (OpenID Connect Core 3.2.2.9). */
export async function accessTokenHash(accessToken: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(accessToken))
  return encoded(new Uint8Array(hash, 0, hash.byteLength / 2))
}

/**
 * The claims of an issuer's token if it is valid at a moment (epoch ms): checks signature, issuer, audience and times (OpenID
 * Connect Core 3.2.2.11). Undefined for any other text.
 */
export async function readIdToken(
  token: string,
  { issuer, now }: { issuer: string; now: number },
): Promise<IdClaims | undefined> {
  try {
    const [header = '', payload = '', signature = '', ...more] = token.split('.')
    if (more.length > 0 || json(header)['alg'] !== 'RS256') return undefined
    const key = await keyFor(PUBLIC_KEY, 'verify')
    const isSigned = await crypto.subtle.verify(
      ALGORITHM.name,
      key,
      decoded(signature),
      utf8(`${header}.${payload}`),
    )
    return isSigned ? claimsOf(json(payload), issuer, now / 1000) : undefined
  } catch {
    return undefined // not base64, or not JSON
  }
}

const json = (text: string) => asJson(JSON.parse(new TextDecoder().decode(decoded(text))))

/** The clocks of host and provider may differ by a minute. */
const LEEWAY_SECONDS = 60

function claimsOf(
  { iss, aud, exp, nbf, email, email_verified }: Readonly<Record<string, unknown>>,
  issuer: string,
  seconds: number,
): IdClaims | undefined {
  const isForUs =
    iss === issuer && (Array.isArray(aud) ? aud.includes(CLIENT_ID) : aud === CLIENT_ID)
  const isCurrent =
    typeof exp === 'number' &&
    seconds < exp + LEEWAY_SECONDS &&
    (typeof nbf !== 'number' || seconds >= nbf - LEEWAY_SECONDS)
  if (!isForUs || !isCurrent || typeof email !== 'string') return undefined
  return { email, isEmailVerified: email_verified === true }
}
