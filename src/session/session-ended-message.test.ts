import { expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import { sessionEndedMessage, readSessionEndedMessage } from './session-ended-message'
import { tokenFingerprint } from './token-fingerprint'

test('a logout is told by the token’s name, an end by the host with its status', () => {
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
  '%j says nothing',
  (said) => {
    expect(readSessionEndedMessage(said).refusal).toBeUndefined()
    expect(readSessionEndedMessage(said).ended).toBeUndefined()
  },
)
