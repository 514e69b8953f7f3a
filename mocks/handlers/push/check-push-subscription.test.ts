import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { isActive, subscribe } from './device.fixture'

const CHECK = '/api/pushnotification/check-subscription'

test('checkPushSubscription: a device is known to its own golfer only', async () => {
  const backend = await openWorld()
  expect(await isActive(backend, NORA)).toBe(false)
  await subscribe(backend, NORA)
  expect(await isActive(backend, NORA)).toBe(true)
  expect(await isActive(backend, MARCUS)).toBe(false)
})

test('checkPushSubscription: without an endpoint it is 400', async () => {
  const backend = await openWorld()
  for (const path of [CHECK, `${CHECK}?endpoint=`]) {
    const { status, json } = await call(backend, 'GET', path, { as: NORA, isInvalid: true })
    expect([status, json]).toEqual([400, { message: 'endpoint is missing.', status: 400 }])
  }
})
