import type { User } from '../types'
import { flag, maybe, or, record, text, integer, nonBlank, type Decoder } from '~/lib/decode'

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
