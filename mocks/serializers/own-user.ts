import type { components } from '~/api/schema'
import type { UserRow } from '../db/users'
import { pictureUrl } from './golfer'
import { momentOrNull } from '../backend/clock'

/** The signed-in golfer's own record. Responses never include email and last-notify of other golfers. */
export const ownUser = (
  row: UserRow,
  sessionKey: string | null,
): components['schemas']['User'] => ({
  us_id: row.id,
  us_email: row.email,
  us_firstname: row.firstName,
  us_lastname: row.lastName,
  us_city: row.city,
  us_state: row.state,
  us_gender: row.gender,
  us_private: row.isPrivate,
  us_ghinnumber: row.ghinNumber,
  us_picture_url: pictureUrl(row),
  us_lastnotify: momentOrNull(row.lastNotifyAt),
  session_id: sessionKey,
})
