import { expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import { sessionMessages as say } from '~/domain/messages/session'
import { signedOutReason } from './signed-out-reason'

test.each([
  [new ApiError(say.refreshFailed, 401), say.ranOut],
  [new ApiError(say.authenticationFailed, 401), say.ranOut],
  [new ApiError('Request failed with status 403', 403), say.accountGone],
  [new ApiError('Request failed with status 404', 404), say.accountGone],
  [new ApiError(say.storeFailed, 401), say.storeFailed],
  [undefined, undefined],
])('after %s a golfer is told: %s', (refusal, told) => {
  expect(signedOutReason(refusal)).toBe(told)
})
