import type { components } from '~/api/schema'
import type { UserRow } from '../db/users'
import type { IssuedTokens } from '../tokens'
import { pictureUrl } from './golfer'
import { momentOrNull } from './moment'

/** Tokens and whose they are. */
export const authSession = (
  row: UserRow,
  { accessToken, refreshToken, expiresIn }: IssuedTokens,
): components['schemas']['AuthSession'] => ({
  success: true,
  message: 'Success',
  accessToken,
  refreshToken,
  expiresIn,
  userId: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  city: row.city,
  state: row.state,
  gender: row.gender,
  private: row.isPrivate,
  ghinNumber: row.ghinNumber,
  pictureUrl: pictureUrl(row),
  lastNotify: momentOrNull(row.lastNotifyAt),
})
