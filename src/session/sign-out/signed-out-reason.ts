import type { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'

/** Messages that are shown as they are. */
const SHOWN: readonly string[] = [sessionMessages.storeFailed, sessionMessages.elsewhere]

/** The message for a golfer whose session the host or another tab has ended. */
export function signedOutReason(refusal: ApiError | undefined): string | undefined {
  if (!refusal) return undefined
  if (SHOWN.includes(refusal.message)) return refusal.message
  return refusal.status === 401 ? sessionMessages.ranOut : sessionMessages.accountGone
}
