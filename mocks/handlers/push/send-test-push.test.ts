import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { deliveries } from '../../push-service/push-service'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { isActive, keys, subscribe } from './device.fixture'

const send = (backend: Backend, body: object, isInvalid = false) =>
  call(backend, 'POST', '/api/pushnotification/test', { as: NORA, body, isInvalid })
const [phone, laptop] = ['https://push.example/phone', 'https://push.example/laptop']

test('sendTestPush: every device of the golfer receives it', async () => {
  const backend = await openWorld()
  await subscribe(backend, NORA, { endpoint: phone, keys })
  await subscribe(backend, NORA, { endpoint: laptop, keys })
  await subscribe(backend, MARCUS)
  const notification = { title: 'Tee time', body: 'In ten minutes', badgeCount: 2 }
  const { status, json } = await send(backend, notification)
  expect([status, json]).toEqual([200, { success: true }])
  const at = backend.clock.iso()
  expect(deliveries(backend)).toEqual([
    { userId: 1, endpoint: phone, ...notification, at },
    { userId: 1, endpoint: laptop, ...notification, at },
  ])
})

test('sendTestPush: a title and text that are left out have defaults', async () => {
  const backend = await openWorld()
  await subscribe(backend, NORA)
  await send(backend, {})
  expect(deliveries(backend)).toMatchObject([
    { title: 'Linx Golf', body: 'Test notification', badgeCount: 1 },
  ])
})

test('sendTestPush: without a device it is 404', async () => {
  const backend = await openWorld()
  await subscribe(backend, MARCUS)
  const { status, json } = await send(backend, {})
  expect([status, json]).toEqual([
    404,
    { message: 'No device of yours gets notifications.', status: 404 },
  ])
  expect(deliveries(backend)).toEqual([])
})

test('sendTestPush: a device the push service gave up is forgotten', async () => {
  const backend = await openWorld()
  const gone = `${phone}/gone`
  await subscribe(backend, NORA, { endpoint: gone, keys })
  await subscribe(backend, NORA, { endpoint: laptop, keys })
  expect((await send(backend, {})).status).toBe(200)
  expect(deliveries(backend)).toMatchObject([{ endpoint: laptop }])
  expect(await isActive(backend, NORA, gone)).toBe(false)
  expect(await isActive(backend, NORA, laptop)).toBe(true)
})

test('sendTestPush: with nothing but such a device it is 404, and forgotten all the same', async () => {
  const backend = await openWorld()
  await subscribe(backend, NORA, { endpoint: `${phone}/gone`, keys })
  expect((await send(backend, {})).status).toBe(404)
  expect(backend.db.pushSubscriptions.count()).toBe(0)
})

test.each([
  [{ title: 7 }],
  [{ title: null }],
  [{ title: 'x'.repeat(201) }],
  [{ body: 'x'.repeat(1001) }],
  [{ body: null }],
  [{ badgeCount: -1 }],
  [{ badgeCount: null }],
  [{ badgeCount: 'one' }],
  [{ badgeCount: 1.5 }],
])('sendTestPush: %j is 400 (FAK-05)', async (body) => {
  const backend = await openWorld()
  await subscribe(backend, NORA)
  expect((await send(backend, body, true)).status).toBe(400)
  expect(deliveries(backend)).toEqual([])
})

test.each([
  [{ title: '⛳'.repeat(200), body: '⛳'.repeat(1000) }],
  [{ title: '', body: '' }],
  [{ badgeCount: 0 }],
  [{ badgeCount: Number.MAX_SAFE_INTEGER }],
])('sendTestPush: what the document allows is sent (row %#, FAK-05)', async (body) => {
  const backend = await openWorld()
  await subscribe(backend, NORA)
  expect((await send(backend, body)).status).toBe(200)
  expect(deliveries(backend)).toMatchObject([body])
})
