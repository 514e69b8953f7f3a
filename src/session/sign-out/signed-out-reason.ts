import type { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'

/** Messages that are shown as they are. */
const SHOWN: readonly string[] = [sessionMessages.storeFailed, sessionMessages.elsewhere]

/** The message for a golfer whose session the host or another tab has ended. */
export function signedOutReason(endError: ApiError | undefined): string | undefined {
  if (!endError) return undefined
  if (SHOWN.includes(endError.message)) return endError.message
  return endError.status === 401 ? sessionMessages.ranOut : sessionMessages.accountGone
}
