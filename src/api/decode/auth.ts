import { finiteNumber } from '~/lib/numbers'
import {
  fieldOf,
  flag,
  maybe,
  or,
  record,
  text,
  integer,
  nonBlank,
  type Decoder,
} from '~/lib/decode'
import type { User } from '~/api/types'

const gender: Decoder<string> = (json) => (json === 'F' ? 'F' : 'M')

const user = record<User>({
  us_id: integer,
  us_email: or(text, ''),
  us_firstname: or(text, ''),
  us_lastname: or(text, ''),
  us_city: maybe(nonBlank),
  us_state: maybe(nonBlank),
  us_gender: gender,
  us_private: or(flag, true),
  us_ghinnumber: maybe(integer),
  us_picture_url: maybe(nonBlank),
  us_lastnotify: maybe(nonBlank),
  session_id: maybe(nonBlank),
})

/** The signed-in golfer; undefined when the response has no us_id. Gender falls back to M, private to true. */
export const decodeUser = (json: unknown): User | undefined => maybe(user)(json)

/** Seconds an access token is valid when the server does not state it. */
const DEFAULT_LIFETIME_SECONDS = 3600
const MAX_LIFETIME_SECONDS = 10 * 365 * 24 * 3600

/** Seconds an access token is valid, always finite: 0 means expired already, never beyond ten years (R13). */
export function lifetimeSeconds(expiresIn: unknown): number {
  const seconds = finiteNumber(expiresIn)
  if (seconds === undefined) return DEFAULT_LIFETIME_SECONDS
  return Math.min(Math.max(seconds, 0), MAX_LIFETIME_SECONDS)
}

/** The session in a login or refresh response; the golfer's record is fetched separately. */
export type SessionResponse = {
  success: boolean
  message: string
  accessToken: string | undefined
  refreshToken: string | undefined
  /** Seconds. */
  expiresIn: number
  userId: number | undefined
  sessionId: string | undefined
}

const sessionResponse = record<SessionResponse>({
  success: or(flag, true), // a missing flag counts as success: the status was OK
  message: or(text, ''),
  accessToken: maybe(nonBlank),
  refreshToken: maybe(nonBlank),
  expiresIn: lifetimeSeconds,
  userId: maybe(integer),
  sessionId: maybe(nonBlank),
})

const NOTHING: SessionResponse = {
  success: false,
  message: '',
  accessToken: undefined,
  refreshToken: undefined,
  expiresIn: 0,
  userId: undefined,
  sessionId: undefined,
}

/** Decodes a login or refresh response; without tokens when it is unusable. */
export const decodeSession = (json: unknown): SessionResponse => or(sessionResponse, NOTHING)(json)

/** Decodes the response to a provider's sign-in, where the access token may be named authToken. */
export function decodeProviderSession(json: unknown): SessionResponse {
  const response = decodeSession(json)
  const authToken = maybe(nonBlank)(fieldOf(json, 'authToken'))
  return { ...response, accessToken: response.accessToken ?? authToken }
}
