import { expect, test } from 'vitest'
import { connected, SECOND, world } from './hub-world.fake'

test('a connected hub has no trouble; a drop is trouble at once, until the hub is connected again', async () => {
  const it = await connected()
  expect(it.hub.trouble()).toBeUndefined()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(0)
  expect(it.hub.trouble()).toBe('trying')
  it.server.refusing = false
  await it.timers.advance(2 * SECOND)
  expect(it.hub.state()).toBe('Connected')
  expect(it.hub.trouble()).toBeUndefined()
})

test('a slow first start is not trouble, a failed one is', async () => {
  const it = world()
  it.server.hanging = true
  it.hub.start()
  await it.timers.advance(5 * SECOND)
  expect(it.hub.trouble()).toBeUndefined()
  const failing = world({ refusing: true })
  failing.hub.start()
  await failing.timers.advance(0)
  expect([failing.hub.state(), failing.hub.trouble()]).toEqual(['Connecting', 'trying'])
})

test('after the last attempt the hub is paused, and it connects when the tab wakes up', async () => {
  const it = await connected()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(60 * SECOND)
  expect([it.hub.state(), it.hub.trouble()]).toEqual(['Disconnected', 'paused'])
  it.server.refusing = false
  it.hub.wake()
  await it.timers.advance(0)
  expect([it.hub.state(), it.hub.trouble()]).toEqual(['Connected', undefined])
})

test('a server that closed the connection is tried again by itself, so nothing is paused', async () => {
  const it = await connected()
  it.end('closed')
  await it.timers.advance(SECOND)
  expect([it.hub.state(), it.hub.trouble()]).toEqual(['Disconnected', 'trying'])
})

test('a golfer who has logged out sees no trouble of the hub', async () => {
  const it = await connected()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(SECOND)
  it.hub.stop()
  expect(it.hub.trouble()).toBeUndefined()
})
