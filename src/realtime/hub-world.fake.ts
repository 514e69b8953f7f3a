import { expect } from 'vitest'
import { createListeners } from '~/lib/listeners'
import { wait } from '~/lib/timers'
import { createFakeTimers } from '~/lib/timers.fake'
import { createHub } from './create-hub'
import { createHubEvents } from './hub-events'
import type { CloseReason, ConnectWire, HubState, WireOptions } from './hub-types'

export const SECOND = 1000

/** A hub with a simulated server. `refusing`: every start fails; `slow`: the ms that a start takes. `negotiates` has seconds. */
export function world({ refusing = false, slow = 0, onConnect = (_wire: WireOptions) => {} } = {}) {
  const timers = createFakeTimers()
  const wake = createListeners()
  const negotiates: number[] = []
  const open: WireOptions[] = []
  const server = { refusing, negotiates, open, maxOpen: 0, hanging: false }
  const connect: ConnectWire = async (options) => {
    const close = () => {
      server.open = server.open.filter((one) => one !== options)
    }
    return {
      async start() {
        await options.waitForTurn()
        server.negotiates.push(timers.elapsed() / SECOND)
        if (server.negotiates.length > 1000) await new Promise(() => {}) // an endless loop would hang the test
        if (server.refusing) throw new Error('503')
        if (server.hanging) await new Promise(() => {})
        if (slow > 0) await wait(timers, slow)
        server.open.push(options)
        server.maxOpen = Math.max(server.maxOpen, server.open.length)
        onConnect(options)
      },
      stop: () =>
        new Promise((resolve) => {
          timers.after(200, () => resolve(close()))
        }),
    }
  }
  const events = createHubEvents(timers)
  const hub = createHub({ connect, timers, events, isSignedIn: () => true, onWake: wake.add })
  const states: HubState[] = []
  hub.subscribe(() => states.push(hub.state()))
  const received: unknown[] = []
  events.on('resync', () => received.push('resync'))
  events.on('ReceiveLinxUpdate', () => received.push('linx'))
  events.on('ReceiveFollowRequestsUpdate', (count) => received.push(count))
  const end = (reason: CloseReason) => {
    const closing = server.open.splice(0)
    for (const wire of closing) wire.onClosed(reason)
  }
  const send = (name: string, ...args: unknown[]) =>
    server.open.forEach((wire) => wire.onEvent(name, args))
  return { timers, wake, server, hub, events, states, received, end, send }
}

export async function connected(options = {}) {
  const it = world(options)
  it.hub.start()
  await it.timers.advance(0)
  expect(it.hub.state()).toBe('Connected')
  it.server.negotiates = []
  it.states.length = 0
  return it
}
