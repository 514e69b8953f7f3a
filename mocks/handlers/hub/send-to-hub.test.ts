import { expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { HANDSHAKE, negotiated, say } from './connection.fixture'

test('sendToHub: a handshake is accepted', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  await call(backend, 'GET', address, { as: NORA })
  const { status, response } = await say(backend, address, NORA, HANDSHAKE)
  expect([status, await response.text()]).toEqual([200, ''])
  expect(backend.hub.connections()).toBe(1)
})

test('sendToHub: another golfer’s connection is 404, and hears nothing', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  await call(backend, 'GET', address, { as: NORA })
  expect((await say(backend, address, MARCUS, HANDSHAKE)).status).toBe(404)
  expect(backend.hub.connections()).toBe(0)
})

test('sendToHub: without a body it is 400', async () => {
  const backend = await openWorld()
  const address = await negotiated(backend, NORA)
  await call(backend, 'GET', address, { as: NORA })
  const { status, json } = await call(backend, 'POST', address, { as: NORA, isInvalid: true })
  expect([status, json]).toEqual([400, { message: 'The request has no body.', status: 400 }])
})

test('sendToHub: without an id it is 400, and a megabyte is the limit', async () => {
  const backend = await openWorld()
  const headers = { 'Content-Type': 'text/plain' }
  const noId = await call(backend, 'POST', '/hubs/linx', {
    as: NORA,
    body: HANDSHAKE,
    headers,
    isInvalid: true,
  })
  expect(noId.json).toEqual({ message: 'id is missing.', status: 400 })
  const address = await negotiated(backend, NORA)
  expect((await say(backend, address, NORA, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
})
