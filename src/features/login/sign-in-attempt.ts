import { toBase64Url } from '~/lib/base64'
import { maybe, nonBlank, record } from '~/lib/decode'
import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'

/** Ties a returning sign-in to this browser session (R21); used once. */
export type SignInAttempt = { state: string; nonce: string }

const KEY = 'sign_in_attempt'
const BYTES = 16

/** 128 random bits as base64url. */
const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)))

/** A new attempt, stored for this browser session; undefined when storage is blocked. */
export function beginAttempt(area: () => StorageArea = sessionArea): SignInAttempt | undefined {
  const attempt = { state: randomText(), nonce: randomText() }
  return safeStorage(area).setJson(KEY, attempt) ? attempt : undefined
}

const decodeAttempt = maybe(record<SignInAttempt>({ state: nonBlank, nonce: nonBlank }))

/** The attempt of this browser session; it can still be used. */
export const pendingAttempt = (area: () => StorageArea = sessionArea): SignInAttempt | undefined =>
  decodeAttempt(safeStorage(area).getJson(KEY))

/** Reads and removes the attempt of this browser session. */
export function takeAttempt(area: () => StorageArea = sessionArea): SignInAttempt | undefined {
  const taken = pendingAttempt(area)
  safeStorage(area).remove(KEY)
  return taken
}
