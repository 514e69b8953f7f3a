import { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'
import { tokenFingerprint } from './refresh/token-fingerprint'

/** The message of a tab to the others that a session has ended. */
export type SessionEndedMessage = {
  /** The fingerprint of its refresh token. */
  ended: string | undefined
  /** Why the host ended it; undefined after a logout. */
  refusal: ApiError | undefined
}

/** 'FINGERPRINT', or 'FINGERPRINT STATUS' when the host ended the session; undefined without a token. */
export function sessionEndedMessage(
  token: string | undefined,
  because?: ApiError,
): string | undefined {
  if (token === undefined) return undefined
  return because ? `${tokenFingerprint(token)} ${because.status}` : tokenFingerprint(token)
}

/** Parses a message of another tab; any other text is ignored. */
export function readSessionEndedMessage(message: string | undefined): SessionEndedMessage {
  const [, ended, status] = /^([0-9a-z]+)(?: (401|403|404))?$/.exec(message ?? '') ?? []
  const refusal = status && new ApiError(sessionMessages.authenticationFailed, Number(status))
  return { ended, refusal: refusal || undefined }
}
