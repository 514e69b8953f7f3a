import type { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'

/** What a golfer is told whose session the host has ended, in plain words. */
export function signedOutReason(refusal: ApiError | undefined): string | undefined {
  if (!refusal) return undefined
  if (refusal.message === sessionMessages.storeFailed) return refusal.message // the remedy is in it
  return refusal.status === 401 ? sessionMessages.ranOut : sessionMessages.accountGone
}
