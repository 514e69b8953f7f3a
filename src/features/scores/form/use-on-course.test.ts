import { expect, test } from 'vitest'
import type { Visibility } from '~/platform/visibility'
import { connected, SECOND } from '~/realtime/hub-world.fake'
import { disconnectWhileHidden } from './use-on-course'

/** A page that can be hidden. */
function pretendPage(visible = true) {
  let hear: (visible: boolean) => void = () => {}
  const visibility: Visibility = {
    isVisible: () => visible,
    listen(listener) {
      hear = listener
      return () => (hear = () => {})
    },
  }
  const show = (now: boolean) => {
    visible = now
    hear(now)
  }
  return { visibility, show }
}

test('on the course a hidden page disconnects; when visible it reconnects and fetches once what it missed', async () => {
  const it = await connected()
  const { visibility, show } = pretendPage()
  disconnectWhileHidden(it.hub, visibility)
  show(false)
  it.wake.notify()
  await it.timers.advance(600 * SECOND)
  expect(it.hub.state()).toBe('Disconnected')
  expect(it.server).toMatchObject({ open: [], negotiates: [] })
  expect(it.timers.waiting()).toBe(0)
  show(true)
  await it.timers.advance(SECOND)
  expect(it.hub.state()).toBe('Connected')
  expect(it.server.negotiates).toHaveLength(1)
  expect(it.received).toEqual(['resync'])
})

test('when the mode ends on a hidden page the hub reconnects, and hiding has no more effect', async () => {
  const it = await connected()
  const { visibility, show } = pretendPage(false)
  const end = disconnectWhileHidden(it.hub, visibility)
  await it.timers.advance(SECOND)
  expect(it.server.open).toEqual([])
  end()
  show(false)
  await it.timers.advance(SECOND)
  expect(it.hub.state()).toBe('Connected')
  expect(it.server.open).toHaveLength(1)
})

test('a page that is never hidden stays connected', async () => {
  const it = await connected()
  const { visibility, show } = pretendPage()
  const end = disconnectWhileHidden(it.hub, visibility)
  show(true)
  end()
  await it.timers.advance(SECOND)
  expect([it.states, it.server.negotiates, it.received]).toEqual([[], [], []])
})

test('a hub that a logout stopped is not restarted when the mode ends', async () => {
  const it = await connected()
  const { visibility } = pretendPage()
  const end = disconnectWhileHidden(it.hub, visibility)
  it.hub.stop()
  end()
  await it.timers.advance(SECOND)
  expect(it.hub.state()).toBe('Disconnected')
  expect(it.server.open).toEqual([])
})

test('hiding and showing forty times has one connection at a time and stays within the connect limit (R17)', async () => {
  const it = await connected()
  const { visibility, show } = pretendPage()
  disconnectWhileHidden(it.hub, visibility)
  for (let turn = 0; turn < 40; turn += 1) {
    show(false)
    show(true)
    await it.timers.advance(SECOND)
  }
  expect(it.server.maxOpen).toBe(1)
  expect(it.server.negotiates.length).toBeLessThan(12)
  await it.timers.advance(60 * SECOND)
  expect(it.hub.state()).toBe('Connected')
})
