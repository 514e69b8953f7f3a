import { expect, test } from 'vitest'
import { sessionMessages, signedOutReason } from './session'

test.each([
  [{ message: sessionMessages.refreshFailed, status: 401 }, sessionMessages.ranOut],
  [{ message: sessionMessages.authenticationFailed, status: 401 }, sessionMessages.ranOut],
  [{ message: 'Request failed with status 403', status: 403 }, sessionMessages.accountGone],
  [{ message: 'Request failed with status 404', status: 404 }, sessionMessages.accountGone],
  [{ message: sessionMessages.storeFailed, status: 401 }, sessionMessages.storeFailed],
  [{ message: sessionMessages.elsewhere, status: 0 }, sessionMessages.elsewhere],
  [undefined, undefined],
])('a golfer signed out after %s reads: %s', (endError, message) => {
  expect(signedOutReason(endError)).toBe(message)
})
