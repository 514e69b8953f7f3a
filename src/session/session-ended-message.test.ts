import { expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import { farewellText, readFarewell } from './session-ended-message'
import { tokenName } from './token-fingerprint'

test('a logout is told by the token’s name, an end by the host with its status', () => {
  expect(readFarewell(farewellText('secret'))).toEqual({
    ended: tokenName('secret'),
    refusal: undefined,
  })
  const { ended, refusal } = readFarewell(farewellText('secret', new ApiError('No.', 403)))
  expect([ended, refusal?.status]).toEqual([tokenName('secret'), 403])
  expect(farewellText('secret', new ApiError('No.', 403))).not.toContain('secret')
})

test.each([undefined, '', 'abc 200', 'abc 401 more', 'no name', '<b>'])(
  '%j says nothing',
  (said) => {
    expect(readFarewell(said).refusal).toBeUndefined()
    expect(readFarewell(said).ended).toBeUndefined()
  },
)
