import { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'
import { tokenFingerprint } from './token-fingerprint'

/** What a tab says to the others about the session that is over. */
export type SessionEndedMessage = {
  /** The name of its refresh token. */
  ended: string | undefined
  /** Why the host ended it; undefined after a logout. */
  refusal: ApiError | undefined
}

/** 'NAME', and 'NAME STATUS' when the host ended it; undefined when there is nothing to say. */
export function sessionEndedMessage(
  token: string | undefined,
  because?: ApiError,
): string | undefined {
  if (token === undefined) return undefined
  return because ? `${tokenFingerprint(token)} ${because.status}` : tokenFingerprint(token)
}

/** What another tab has said; nothing of it is taken that is not of this form. */
export function readSessionEndedMessage(message: string | undefined): SessionEndedMessage {
  const [, ended, status] = /^([0-9a-z]+)(?: (401|403|404))?$/.exec(message ?? '') ?? []
  const refusal = status && new ApiError(sessionMessages.authenticationFailed, Number(status))
  return { ended, refusal: refusal || undefined }
}
