import { fromBase64Url, toBase64Url } from '~/lib/base64'
import { fieldsOf, maybe, nonBlank } from '~/lib/decode'

/** The claims of an ID token. They are shown but not trusted: the host verifies the signature (R21). */
export type IdTokenClaims = { name: string | undefined; email: string | undefined }

/**
 * Why an ID token is rejected. 'time': expired or not valid yet, even with `LEEWAY_SECONDS`; 'other': malformed, or not
 * issued by this provider for this app and this attempt.
 */
export type IdTokenFault = 'time' | 'other'

/** The claims of an ID token, or why it is rejected. */
export type IdTokenCheck = { ok: true; claims: IdTokenClaims } | { ok: false; fault: IdTokenFault }

type Expected = {
  issuer: string
  /** The app's client id. */
  audience: string
  nonce: string
  /** Epoch milliseconds. */
  now: number
}

type Fields = Readonly<Record<string, unknown>>

/** How much the device's clock and the provider's may differ (R21). */
const LEEWAY_SECONDS = 300

/** Decodes a part of the token (base64url without padding, UTF-8, a JSON object); undefined if it is malformed. */
function claimsOf(part: string): Fields | undefined {
  const bytes = fromBase64Url(part)
  if (!bytes) return undefined
  try {
    const fields = fieldsOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return fields && Object.fromEntries(fields)
  } catch {
    return undefined
  }
}

function isForApp({ aud, azp }: Fields, audience: string): boolean {
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud]
  if (!audiences.includes(audience)) return false
  return azp === undefined ? audiences.length === 1 : azp === audience
}

function isCurrent({ exp, iat, nbf }: Fields, seconds: number): boolean {
  const notAfter = seconds + LEEWAY_SECONDS
  return (
    typeof exp === 'number' &&
    exp >= seconds - LEEWAY_SECONDS &&
    typeof iat === 'number' &&
    iat <= notAfter &&
    (nbf === undefined || (typeof nbf === 'number' && nbf <= notAfter))
  )
}

const nonBlankText = maybe(nonBlank)

/**
 * Checks an ID token (R21): three parts, RS256, the issuer, the audience (`azp` if there are several), the nonce, and its
 * times, within 300 s of the clock. Never throws.
 */
export function checkIdToken(token: string, expected: Expected): IdTokenCheck {
  const refused = (fault: IdTokenFault): IdTokenCheck => ({ ok: false, fault })
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !/^[\w-]+$/.test(signature)) return refused('other')
  const [header, claims] = [claimsOf(head), claimsOf(body)]
  if (header?.['alg'] !== 'RS256' || !claims) return refused('other')
  const isOurs =
    claims['iss'] === expected.issuer &&
    isForApp(claims, expected.audience) &&
    expected.nonce !== '' &&
    claims['nonce'] === expected.nonce
  if (!isOurs) return refused('other')
  if (!isCurrent(claims, expected.now / 1000)) return refused('time')
  const [name, email] = [nonBlankText(claims['name']), nonBlankText(claims['email'])]
  return { ok: true, claims: { name, email } }
}

/**
 * Whether an ID token was issued together with an access token: its `at_hash` is the left half of the access token's SHA-256
 * (OpenID Connect Core 3.2.2.9). True without `at_hash`, since the host decides then. False if the browser cannot compute the
 * hash, as on a page served over http.
 */
export async function isBoundTo(idToken: string, accessToken: string): Promise<boolean> {
  const wanted = claimsOf(idToken.split('.')[1] ?? '')?.['at_hash']
  if (wanted === undefined) return true
  const subtle: SubtleCrypto | undefined = crypto.subtle
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(accessToken))
  return hash !== undefined && wanted === toBase64Url(new Uint8Array(hash, 0, hash.byteLength / 2))
}
