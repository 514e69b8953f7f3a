import { fromBase64Url, toBase64Url } from '../lib/base64'
import { asJson } from '../lib/json'

/** The claims of an access token. */
export type AccessClaims = { userId: number; session: number; number: number; expiresAt: number }
/** The claims of a refresh token. */
export type RefreshClaims = { userId: number; session: number; number: number }

const HEADER = encode({ alg: 'FAKE', typ: 'JWT' })

function encode(value: unknown): string {
  return toBase64Url(btoa(JSON.stringify(value)))
}

function decode(text: string): unknown {
  try {
    return JSON.parse(atob(fromBase64Url(text)))
  } catch {
    return undefined
  }
}

/**
 * A keyed 64-bit hash (cyrb53's two lanes over key and text). It only lets the fake recognize forged or mistyped tokens and
 * is not secure: it has to work synchronously and without the Web Crypto API, which pages on plain http do not have.
 */
function sign(key: string, text: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  const signed = `${key}\n${text}\n${key}`
  for (let at = 0; at < signed.length; at += 1) {
    const code = signed.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0')
  return hex(one) + hex(two)
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** A token in the form of a JWT: header.payload.signature. `exp` is in seconds; `padding` adds that many characters to the payload. */
export function accessTokenText(key: string, claims: AccessClaims, padding = 0): string {
  const { userId, session, number, expiresAt } = claims
  const more = padding > 0 ? { roles: 'x'.repeat(padding) } : {}
  const signed = `${HEADER}.${encode({ sub: String(userId), sid: session, jti: number, exp: expiresAt / 1000, ...more })}`
  return `${signed}.${sign(key, signed)}`
}

/** The claims of an access token that this key signed; undefined for any other text. */
export function readAccessToken(key: string, token: string): AccessClaims | undefined {
  const [header, payload, signature, ...more] = token.split('.')
  if (!header || !payload || more.length > 0) return undefined
  if (signature !== sign(key, `${header}.${payload}`)) return undefined
  const { sub, sid, jti, exp } = asJson(decode(payload))
  if (!isNumber(sid) || !isNumber(jti) || !isNumber(exp)) return undefined
  return { userId: Number(sub), session: sid, number: jti, expiresAt: exp * 1000 }
}

/** In the form r.{user}.{session}.{number}.{signature}; the number tells a spent token from the newest. */
export function refreshTokenText(key: string, claims: RefreshClaims, padding = 0): string {
  const { userId, session, number } = claims
  const signed = `r.${userId}.${session}.${number}`
  return `${signed}.${sign(key, signed)}${'x'.repeat(padding)}`
}

/** The claims of a refresh token that this key signed; undefined for any other text. */
export function readRefreshToken(key: string, token: string): RefreshClaims | undefined {
  const parts = /^(r\.(\d+)\.(\d+)\.(\d+))\.([0-9a-f]{16})x*$/.exec(token)
  const [, signed, userId, session, number, signature] = parts ?? []
  if (signed === undefined || signature !== sign(key, signed)) return undefined
  return { userId: Number(userId), session: Number(session), number: Number(number) }
}
