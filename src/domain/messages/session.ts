/** Messages about a session that ended. Fixed texts, unless a comment says otherwise. */
export const sessionMessages = {
  noRefreshToken: 'No refresh token available.',
  refreshFailed: 'Failed to refresh token',
  authenticationFailed: 'Authentication failed. Please log in again.',
  storeFailed:
    'Failed to store authentication tokens. Please try again or use a different browser.',
  /** After a refusal, above the sign-in form; not a fixed text. */
  ranOut: 'You were signed out because your session expired. Log in to return to where you were.',
  /** After a logout or a deletion of the account there. */
  elsewhere: 'You were signed out in another tab.',
  accountGone: 'You were signed out because we couldn’t open your account.',
} as const

/** Messages that are shown as they are. */
const SHOWN: readonly string[] = [sessionMessages.storeFailed, sessionMessages.elsewhere]

/** The message for a golfer whose session the host or another tab has ended, by the message and status of its error. */
export function signedOutReason(
  endError: { message: string; status: number } | undefined,
): string | undefined {
  if (!endError) return undefined
  if (SHOWN.includes(endError.message)) return endError.message
  return endError.status === 401 ? sessionMessages.ranOut : sessionMessages.accountGone
}
