import { expect, test } from 'vitest'
import { settle } from '~/lib/timers.fake'
import { connected, SECOND, world } from './hub-world.fake'

/** Stops the hub, triggers everything that could make it act, and returns what it did in two minutes. */
async function stopped(it: ReturnType<typeof world>) {
  it.server.negotiates = []
  const [wire] = it.server.open
  it.hub.stop()
  await it.timers.advance(SECOND)
  const soon = it.hub.state()
  it.server.refusing = false
  it.server.hanging = false
  wire?.onEvent('ReceiveFollowRequestsUpdate', [3])
  wire?.onEvent('ReceiveLinxUpdate', [])
  wire?.onClosed('dropped')
  it.wake.notify()
  await it.timers.advance(120 * SECOND)
  const { server, received, hub, timers } = it
  return {
    negotiates: server.negotiates,
    received,
    states: [soon, hub.state()],
    waiting: timers.waiting(),
  }
}
const NOTHING = {
  negotiates: [],
  received: [],
  states: ['Disconnected', 'Disconnected'],
  waiting: 0,
}

test('a hub stopped while Connected does nothing more (HUB-10)', async () => {
  expect(await stopped(await connected())).toEqual(NOTHING)
})

test('a hub stopped while Connecting does nothing more (HUB-10)', async () => {
  const it = world()
  it.server.hanging = true
  it.hub.start()
  await it.timers.advance(SECOND)
  expect(it.hub.state()).toBe('Connecting')
  expect(await stopped(it)).toEqual(NOTHING)
})

test('a hub stopped while Reconnecting does nothing more (HUB-10)', async () => {
  const it = await connected()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(SECOND)
  expect(it.hub.state()).toBe('Reconnecting')
  expect(await stopped(it)).toEqual(NOTHING)
})

test('a hub stopped while waiting for its turn does nothing more (HUB-10)', async () => {
  const it = world({ onConnect: (wire) => queueMicrotask(() => wire.onClosed('dropped')) })
  it.hub.start()
  await it.timers.advance(10 * SECOND)
  it.received.length = 0
  expect(await stopped(it)).toEqual(NOTHING)
})

test('stopping the hub cancels pending notifications', async () => {
  const it = await connected()
  it.send('ReceiveFollowRequestsUpdate', 'x')
  expect(await stopped(it)).toEqual(NOTHING)
})

test('a hub stopped and started again at once closes the old connection before it makes the new one', async () => {
  const it = await connected()
  it.hub.stop()
  it.hub.start()
  await it.timers.advance(SECOND)
  expect(it.hub.state()).toBe('Connected')
  expect(it.server.maxOpen).toBe(1)
  await settle()
  expect(it.server.open).toHaveLength(1)
})
