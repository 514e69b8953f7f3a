import { expect, test } from 'vitest'
import { CLIENT_TIMEOUT_MS, PING_MS, READY_MS, type HubConnection, type Wire } from './connection'
import { RECORD_END, split } from './frames'
import { createHub } from './hub'
import { manualTimers } from './manual-timers'

const NORA = 1
const MARCUS = 2
const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`
const PING = `{"type":6}${RECORD_END}`

function setUp() {
  const timers = manualTimers()
  let ids = 1000
  const newId = () => String((ids += 1))
  const hub = createHub({ userOf: (token) => Number(token) || undefined, newId, timers })
  return { hub, timers }
}

/** A wire that records what happens to it. */
function fakeWire() {
  const sent: unknown[] = []
  const ends: string[] = []
  const wire: Wire = {
    send: (text) =>
      sent.push(...split(text).messages.map((message): unknown => JSON.parse(message))),
    close: () => ends.push('closed'),
    cut: () => ends.push('cut'),
  }
  return { wire, sent, ends }
}

function join({ hub }: ReturnType<typeof setUp>, userId: number, stateful = false) {
  const { connectionToken } = hub.negotiate(userId, { stateful })
  const connection = hub.find(connectionToken)
  if (!connection) throw new Error('negotiate did not open a connection')
  const client = fakeWire()
  connection.attach(client.wire)
  return { ...client, connection, connectionToken }
}

/** Sends the handshake, and the ping with which the real client shows that it is ready. */
function ready({ connection, sent }: { connection: HubConnection; sent: unknown[] }) {
  connection.receive(HANDSHAKE)
  connection.receive(PING)
  sent.length = 0
}

const update = (...args: unknown[]) => ({ type: 1, target: 'ReceiveLinxUpdate', arguments: args })

test('negotiate offers the three transports, and stateful reconnect only when asked', () => {
  const { hub } = setUp()
  expect(hub.negotiate(NORA, { stateful: false })).toEqual({
    negotiateVersion: 1,
    connectionId: 'c-1001',
    connectionToken: 't-1002',
    availableTransports: ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
      transport,
      transferFormats: ['Text'],
    })),
  })
  expect(hub.negotiate(NORA, { stateful: true }).useStatefulReconnect).toBe(true)
})

test('a golfer hears only their own events, in all their tabs', () => {
  const world = setUp()
  const [tab, otherTab, marcus] = [join(world, NORA), join(world, NORA), join(world, MARCUS)]
  for (const client of [tab, otherTab, marcus]) ready(client)

  expect(world.hub.send(NORA, 'ReceiveLinxUpdate', 7)).toBe(2)
  expect(tab.sent).toEqual([update(7)])
  expect(otherTab.sent).toEqual([update(7)])
  expect(marcus.sent).toEqual([])

  expect(world.hub.sendAll('ReceiveLinxUpdate')).toBe(3)
  expect(marcus.sent).toEqual([update()])
})

test('a client gets no event before the response to its handshake', () => {
  const world = setUp()
  const client = join(world, NORA)
  expect(world.hub.send(NORA, 'ReceiveLinxUpdate', 1)).toBe(0)
  client.connection.receive(HANDSHAKE)
  client.connection.receive(PING)
  world.hub.send(NORA, 'ReceiveLinxUpdate', 2)
  expect(client.sent).toEqual([{}, update(2)])
})

test('nothing is pushed in the tick of the handshake reply; it follows when the client is ready', () => {
  const world = setUp()
  const client = join(world, NORA)
  client.connection.receive(HANDSHAKE)
  expect(world.hub.send(NORA, 'ReceiveLinxUpdate')).toBe(1)
  expect(client.sent).toEqual([{}])
  client.connection.receive(PING)
  expect(client.sent).toEqual([{}, update()])
})

test('a client that stays silent after its handshake is ready a moment later', () => {
  const world = setUp()
  const opened: number[] = []
  world.hub.onConnect(({ userId }) => opened.push(userId))
  const client = join(world, NORA)
  client.connection.receive(HANDSHAKE)
  world.hub.send(NORA, 'ReceiveLinxUpdate')
  world.timers.advance(READY_MS)
  expect(client.sent).toEqual([{}, update()])
  expect(opened).toEqual([NORA])
})

test('a handshake that arrives in pieces is one handshake', () => {
  const world = setUp()
  const client = join(world, NORA)
  client.connection.receive(HANDSHAKE.slice(0, 9))
  expect(world.hub.connections()).toBe(0)
  client.connection.receive(HANDSHAKE.slice(9))
  expect(world.hub.connections()).toBe(1)
})

test.each([
  ['another protocol', '{"protocol":"messagepack","version":1}'],
  ['a version of the future', '{"protocol":"json","version":3}'],
])('a hub handshake with %s is refused', (_, handshake) => {
  const world = setUp()
  const client = join(world, NORA)
  client.connection.receive(handshake + RECORD_END)
  expect(client.sent).toEqual([{ error: expect.stringContaining('is not supported') }])
  expect(client.ends).toEqual(['closed'])
  expect(world.hub.find(client.connectionToken)).toBeUndefined()
})

test.each(['no json', 'null', '42'])(
  'an unreadable message (%s) closes the connection',
  (message) => {
    const world = setUp()
    const client = join(world, NORA)
    ready(client)
    client.connection.receive(message + RECORD_END)
    expect(client.sent).toEqual([{ type: 7, error: expect.any(String), allowReconnect: false }])
    expect(world.hub.connections()).toBe(0)
  },
)

test('the server pings every 15 s', () => {
  const world = setUp()
  const client = join(world, NORA)
  ready(client)
  world.timers.advance(PING_MS - 1)
  expect(client.sent).toEqual([])
  world.timers.advance(1)
  expect(client.sent).toEqual([{ type: 6 }])
})

test('a client silent for 30 s is closed and may reconnect; one that pings stays connected', () => {
  const world = setUp()
  const [silent, lively] = [join(world, NORA), join(world, MARCUS)]
  ready(silent)
  ready(lively)
  world.timers.advance(CLIENT_TIMEOUT_MS - 1)
  lively.connection.receive(PING)
  world.timers.advance(1)
  expect(silent.sent.at(-1)).toEqual({ type: 7, error: 'Client timeout', allowReconnect: true })
  expect(silent.ends).toEqual(['closed'])
  expect(lively.ends).toEqual([])
  expect(world.hub.connections()).toBe(1)
})

test('a connection that was negotiated and never opened is removed, and leaves no timer', () => {
  const { hub, timers } = setUp()
  const { connectionToken } = hub.negotiate(NORA, { stateful: false })
  timers.advance(CLIENT_TIMEOUT_MS)
  expect(hub.find(connectionToken)).toBeUndefined()
  expect(timers.pending()).toBe(0)
})

test.each([
  [{}, { type: 7, allowReconnect: false }],
  [
    { error: 'Going down', allowReconnect: true },
    { type: 7, error: 'Going down', allowReconnect: true },
  ],
])('closing a socket of the hub with %j sends the close frame of SignalR', (frame, reply) => {
  const world = setUp()
  const client = join(world, NORA)
  ready(client)
  world.hub.closeFrame(frame)
  expect(client.sent).toEqual([reply])
  expect(client.ends).toEqual(['closed'])
})

test('a flapping hub drops all connections again and again, until it is stopped', () => {
  const world = setUp()
  join(world, NORA)
  world.hub.flap(5000)
  expect(world.hub.flaps()).toBe(5000)
  world.timers.advance(5000)
  const again = join(world, NORA)
  world.timers.advance(5000)
  expect(again.ends).toEqual(['cut'])
  world.hub.flap(0)
  const last = join(world, NORA)
  world.timers.advance(10_000)
  expect(last.ends).toEqual([])
  world.hub.flap(5000)
  world.hub.close()
  expect(world.timers.pending()).toBe(0)
})

test('a drop forgets the sockets at once and says no goodbye', () => {
  const world = setUp()
  const client = join(world, NORA)
  ready(client)
  world.hub.drop()
  expect(world.hub.connections()).toBe(0)
  expect(world.hub.send(NORA, 'ReceiveLinxUpdate')).toBe(0)
  expect(client.sent).toEqual([])
  expect(client.ends).toEqual(['cut'])
})

test('raw text that a test sends through the hub goes out as it is', () => {
  const world = setUp()
  const sent: string[] = []
  const { connectionToken } = world.hub.negotiate(NORA, { stateful: false })
  world.hub.find(connectionToken)?.attach({ send: (text) => sent.push(text), close() {}, cut() {} })
  world.hub.raw('{"type":')
  expect(sent).toEqual(['{"type":'])
})

test('the hub can be refused and allowed again', () => {
  const { hub } = setUp()
  expect(hub.refused()).toBeUndefined()
  hub.refuse(503)
  expect(hub.refused()).toBe(503)
  hub.allow()
  expect(hub.refused()).toBeUndefined()
})

test('an unknown hub method is answered with an error', () => {
  const world = setUp()
  const client = join(world, NORA)
  ready(client)
  client.connection.receive(
    `{"type":1,"invocationId":"7","target":"Cheer","arguments":[]}${RECORD_END}`,
  )
  expect(client.sent).toEqual([{ type: 3, invocationId: '7', error: "Unknown hub method 'Cheer'" }])
})

test('closing the hub leaves no connection and no timer, stateful ones included', () => {
  const world = setUp()
  ready(join(world, NORA))
  ready(join(world, MARCUS, true))
  world.hub.negotiate(NORA, { stateful: false })
  world.hub.close()
  expect(world.hub.connections()).toBe(0)
  expect(world.timers.pending()).toBe(0)
})

test('stateful: what was not acknowledged is said again on the next socket, and nothing else', () => {
  const world = setUp()
  const first = join(world, NORA, true)
  ready(first)
  world.hub.send(NORA, 'ReceiveLinxUpdate', 1)
  world.hub.send(NORA, 'ReceiveLinxUpdate', 2)
  first.connection.receive(`{"type":8,"sequenceId":1}${RECORD_END}`)
  world.hub.drop()
  expect(world.hub.send(NORA, 'ReceiveLinxUpdate', 3)).toBe(0)

  const again = fakeWire()
  world.hub.find(first.connectionToken)?.attach(again.wire)
  first.connection.receive(`{"type":9,"sequenceId":1}${RECORD_END}`)
  expect(again.sent).toEqual([{ type: 9, sequenceId: 2 }, update(2), update(3)])
})

test('stateful: a client that does not come back is given up after 30 s', () => {
  const world = setUp()
  const client = join(world, NORA, true)
  ready(client)
  client.connection.detach(client.wire)
  expect(world.hub.connections()).toBe(0)
  expect(world.hub.find(client.connectionToken)).toBeDefined()
  world.timers.advance(CLIENT_TIMEOUT_MS)
  expect(world.hub.find(client.connectionToken)).toBeUndefined()
})

test('stateful: an invocation that arrives twice is answered once', () => {
  const world = setUp()
  const client = join(world, NORA, true)
  ready(client)
  const cheer = `{"type":1,"invocationId":"1","target":"Cheer","arguments":[]}${RECORD_END}`
  client.connection.receive(cheer)
  client.connection.receive(`{"type":9,"sequenceId":1}${RECORD_END}`)
  client.sent.length = 0
  client.connection.receive(cheer)
  expect(client.sent).toEqual([])
})
