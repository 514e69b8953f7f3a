import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { endpoint, isActive, keys, subscribe } from './device.fixture'

test('subscribeToPush: a device gets notifications from now on, and is there once', async () => {
  const backend = await openWorld()
  const { status, json } = await subscribe(backend, NORA)
  expect([status, json]).toEqual([200, { success: true }])
  await subscribe(backend, NORA)
  expect(backend.db.pushSubscriptions.rows()).toMatchObject([{ userId: 1, endpoint, ...keys }])
  expect(await isActive(backend, NORA)).toBe(true)
})

test('subscribeToPush: a device that another golfer uses now is theirs alone', async () => {
  const backend = await openWorld()
  await subscribe(backend, NORA)
  await subscribe(backend, MARCUS)
  expect(await isActive(backend, NORA)).toBe(false)
  expect(await isActive(backend, MARCUS)).toBe(true)
})

test('subscribeToPush: subscribing takes back a decline', async () => {
  const backend = await openWorld()
  await call(backend, 'POST', '/api/pushnotification/decline', {
    as: NORA,
    body: { endpoint: null },
  })
  await subscribe(backend, NORA)
  expect(backend.db.pushDeclines.count()).toBe(0)
})

test.each([
  [{ endpoint: 'http://push.example/1', keys }, 'The endpoint is not an https address.'],
  [{ endpoint: 'push', keys }, 'The endpoint is not an https address.'],
  [{ endpoint, keys: { ...keys, auth: 'ä' } }, 'A key is not base64.'],
  [{ endpoint, keys: { ...keys, p256dh: 'a b' } }, 'A key is not base64.'],
])('subscribeToPush: %j is 422', async (subscription, message) => {
  const backend = await openWorld()
  const { status, json } = await subscribe(backend, NORA, subscription)
  expect([status, json]).toEqual([422, { message, status: 422 }])
  expect(backend.db.pushSubscriptions.count()).toBe(0)
})

test.each([
  [{ endpoint }, 'keys is missing.'],
  [{ keys }, 'endpoint is missing.'],
  [{ endpoint, keys: { auth: 'x' } }, 'p256dh is missing.'],
])('subscribeToPush: %j is 400', async (subscription, message) => {
  const { status, json } = await subscribe(await openWorld(), NORA, subscription, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
