import { expect, test } from 'vitest'
import { openWorld } from '../testing'
import { createConditions, NO_CONDITIONS } from './conditions'
import { isOn, turn } from './flags'

test.each([
  ['storage-full', 'isStorageFull'],
  ['notices-blocked', 'areNoticesBlocked'],
  ['push-blocked', 'isPushBlocked'],
  ['session-cleaned', 'isSessionCleaned'],
  ['refresh-token-cleaned', 'isRefreshTokenCleaned'],
] as const)('%s is this trouble of the device and no other: %s', async (flag, trouble) => {
  const place = { backend: await openWorld(), conditions: createConditions() }
  turn(flag, place, true)
  expect(place.conditions.current()).toEqual({ ...NO_CONDITIONS, [trouble]: true })
  expect(isOn(flag, place)).toBe(true)
  turn(flag, place, false)
  expect(place.conditions.current()).toEqual(NO_CONDITIONS)
})
