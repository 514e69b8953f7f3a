import type { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'

/** The message for a golfer whose session the host has ended. */
export function signedOutReason(refusal: ApiError | undefined): string | undefined {
  if (!refusal) return undefined
  if (refusal.message === sessionMessages.storeFailed) return refusal.message // it says what to do
  return refusal.status === 401 ? sessionMessages.ranOut : sessionMessages.accountGone
}
