import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { endpoint, isActive, subscribe } from './device.fixture'

const decline = (backend: Backend, as: string, body: object, isInvalid = false) =>
  call(backend, 'POST', '/api/pushnotification/decline', { as, body, isInvalid })

test('declinePush: a decline before any subscription is remembered', async () => {
  const backend = await openWorld()
  const { status, json } = await decline(backend, NORA, { endpoint: null })
  expect([status, json]).toEqual([200, { success: true }])
  expect(backend.db.pushDeclines.rows()).toMatchObject([
    { userId: 1, endpoint: null, at: backend.clock.now() },
  ])
})

test('declinePush: it ends the subscription of the golfer’s own device only', async () => {
  const backend = await openWorld()
  await subscribe(backend, NORA)
  await decline(backend, MARCUS, { endpoint })
  expect(await isActive(backend, NORA)).toBe(true)
  await decline(backend, NORA, { endpoint })
  expect(await isActive(backend, NORA)).toBe(false)
})

test.each([
  [{}, 'endpoint is missing.'],
  [{ endpoint: 7 }, 'endpoint must be a text.'],
])('declinePush: %j is 400', async (body, message) => {
  const { status, json } = await decline(await openWorld(), NORA, body, true)
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
