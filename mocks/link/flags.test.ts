import { expect, test } from 'vitest'
import { openWorld } from '../testing'
import { createConditions, NO_CONDITIONS } from '../device/conditions'
import { isOn, setFlag } from './flags'

test.each([
  ['storage-full', 'isStorageFull'],
  ['notices-blocked', 'areNoticesBlocked'],
  ['push-blocked', 'isPushBlocked'],
  ['session-cleaned', 'isSessionCleaned'],
  ['refresh-token-cleaned', 'isRefreshTokenCleaned'],
] as const)('%s is this trouble of the device and no other: %s', async (flag, trouble) => {
  const target = { backend: await openWorld(), conditions: createConditions() }
  setFlag(flag, target, true)
  expect(target.conditions.current()).toEqual({ ...NO_CONDITIONS, [trouble]: true })
  expect(isOn(flag, target)).toBe(true)
  setFlag(flag, target, false)
  expect(target.conditions.current()).toEqual(NO_CONDITIONS)
})
