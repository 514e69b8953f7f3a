import { expect, test, vi } from 'vitest'
import { clearDevice } from './clear-device'
import type { EndReason } from '../session-types'

test.each<[EndReason, number]>([
  ['logout', 1],
  ['deleted', 1],
  ['refused', 0],
  ['elsewhere', 0],
  ['changed', 0],
])('%s: badge cleared, subscription removed %d times (SES-14)', async (reason, times) => {
  const [badge, push, stored] = [vi.fn(), vi.fn(async () => {}), vi.fn(async () => {})]
  await clearDevice(reason, { badge, push, stored })
  expect(stored).toHaveBeenCalledTimes(1)
  expect(badge).toHaveBeenCalledTimes(1)
  expect(push).toHaveBeenCalledTimes(times)
})
