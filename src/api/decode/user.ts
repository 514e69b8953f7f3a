import type { User } from '../types'
import { flag, maybe, or, record, text, whole, words, type Decoder } from './value'

const gender: Decoder<string> = (json) => (json === 'F' ? 'F' : 'M')

const user = record<User>({
  us_id: whole,
  us_email: or(text, ''),
  us_firstname: or(text, ''),
  us_lastname: or(text, ''),
  us_city: maybe(words),
  us_state: maybe(words),
  us_gender: gender,
  us_private: or(flag, true),
  us_ghinnumber: maybe(whole),
  us_picture_url: maybe(words),
  us_lastnotify: maybe(words),
  session_id: maybe(words),
})

/** The signed-in golfer; undefined when the answer has no us_id. Gender falls back to M, private to true. */
export const decodeUser = (json: unknown): User | undefined => maybe(user)(json)
