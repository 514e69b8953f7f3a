import { expect, test, vi } from 'vitest'
import { clearDevice, dropPushSubscription, type PushContainer } from './clear-device'
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

const withSubscription = (unsubscribe: () => Promise<boolean>): PushContainer => ({
  getRegistration: async () => ({
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  }),
})

test('the subscription of this device is removed (SES-14)', async () => {
  const unsubscribe = vi.fn(async () => true)
  await dropPushSubscription(withSubscription(unsubscribe))
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

test.each<[string, PushContainer | undefined]>([
  ['no worker', undefined],
  ['no registration', { getRegistration: async () => undefined }],
  ['no push', { getRegistration: async () => ({}) }],
  [
    'no subscription',
    { getRegistration: async () => ({ pushManager: { getSubscription: async () => null } }) },
  ],
  ['a push service that fails', withSubscription(() => Promise.reject(new Error('gone')))],
  ['a browser that refuses', { getRegistration: () => Promise.reject(new Error('denied')) }],
])('removing the push subscription with %s is not a failure (SES-14)', async (_what, container) => {
  await expect(dropPushSubscription(container)).resolves.toBeUndefined()
})
