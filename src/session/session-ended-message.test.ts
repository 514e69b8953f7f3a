import { expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import { sessionEndedMessage, readSessionEndedMessage } from './create-session'
import { tokenFingerprint } from './refresh/used-tokens'

test('a logout is announced with the token’s fingerprint, an end by the host with its status too', () => {
  expect(readSessionEndedMessage(sessionEndedMessage('secret'))).toEqual({
    ended: tokenFingerprint('secret'),
    refusal: undefined,
  })
  const { ended, refusal } = readSessionEndedMessage(
    sessionEndedMessage('secret', new ApiError('No.', 403)),
  )
  expect([ended, refusal?.status]).toEqual([tokenFingerprint('secret'), 403])
  expect(sessionEndedMessage('secret', new ApiError('No.', 403))).not.toContain('secret')
})

test.each([undefined, '', 'abc 200', 'abc 401 more', 'no name', '<b>'])(
  'a message about an ended session that is %j is ignored',
  (message) => {
    expect(readSessionEndedMessage(message).refusal).toBeUndefined()
    expect(readSessionEndedMessage(message).ended).toBeUndefined()
  },
)
