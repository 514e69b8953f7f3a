import { expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import { sessionMessages } from '~/domain/messages/session'
import { signedOutReason } from './signed-out-reason'

test.each([
  [new ApiError(sessionMessages.refreshFailed, 401), sessionMessages.ranOut],
  [new ApiError(sessionMessages.authenticationFailed, 401), sessionMessages.ranOut],
  [new ApiError('Request failed with status 403', 403), sessionMessages.accountGone],
  [new ApiError('Request failed with status 404', 404), sessionMessages.accountGone],
  [new ApiError(sessionMessages.storeFailed, 401), sessionMessages.storeFailed],
  [new ApiError(sessionMessages.elsewhere, 0), sessionMessages.elsewhere],
  [undefined, undefined],
])('a golfer signed out after %s reads: %s', (endError, message) => {
  expect(signedOutReason(endError)).toBe(message)
})
