import type { components } from '~/api/schema'
import type { UserRow } from '../db/users'
import type { IssuedTokens } from '../backend/tokens'
import { pictureUrl } from './golfer'
import { momentOrNull } from '../backend/clock'

/** The fields of a session that describe its golfer. */
const golferOf = (row: UserRow) => ({
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

/** A session: tokens and the golfer they belong to. */
export const authSession = (
  row: UserRow,
  { accessToken, refreshToken, expiresIn, sessionId }: IssuedTokens,
): components['schemas']['AuthSession'] => ({
  success: true,
  message: 'Success',
  accessToken,
  refreshToken,
  expiresIn,
  sessionId,
  ...golferOf(row),
})

/** The lifetime that the app assumes when a response has none. */
const DEFAULT_SECONDS = 3600

/** The session after a sign-in with the provider: the token has another name, and a lifetime of an hour is left out. */
export const providerSession = (
  row: UserRow,
  { accessToken, refreshToken, expiresIn, sessionId }: IssuedTokens,
): components['schemas']['ProviderSession'] => ({
  success: true,
  message: 'Success',
  authToken: accessToken,
  refreshToken,
  ...(expiresIn !== DEFAULT_SECONDS && { expiresIn }),
  sessionId,
  ...golferOf(row),
})
