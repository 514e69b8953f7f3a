import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { HANDSHAKE, negotiated, say } from './connection.fixture'

test('disconnectHub: the connection ends, and with it its polls', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  await call(backend, 'GET', address, { as: NORA })
  await say(backend, address, NORA, HANDSHAKE)
  const { status, response } = await call(backend, 'DELETE', address, { as: NORA })
  expect([status, await response.text()]).toEqual([202, ''])
  expect(backend.hub.connections()).toBe(0)
  expect((await call(backend, 'GET', address, { as: NORA })).status).toBe(404)
})

test('disconnectHub: another golfer cannot end it', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  await call(backend, 'GET', address, { as: NORA })
  await say(backend, address, NORA, HANDSHAKE)
  expect((await call(backend, 'DELETE', address, { as: MARCUS })).status).toBe(404)
  expect(backend.hub.connections()).toBe(1)
})

test('disconnectHub: without an id it is 400', async () => {
  const backend = await openWorld()
  const answered = await call(backend, 'DELETE', '/hubs/linx', { as: NORA, isInvalid: true })
  expect(answered.json).toEqual({ message: 'id is missing.', status: 400 })
})
