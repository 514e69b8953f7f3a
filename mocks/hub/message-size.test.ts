import { expect, test } from 'vitest'
import { MAX_MESSAGE_LENGTH } from './connection'
import { RECORD_END } from './frames'
import { createHub } from './hub'
import { manualTimers } from './manual-timers'
import { MAX_UNACKNOWLEDGED } from './stateful'

const NORA = 1
const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`

function connected(stateful = false) {
  const hub = createHub({ userOf: () => NORA, newId: () => '1', timers: manualTimers() })
  const connection = hub.find(hub.negotiate(NORA, { stateful }).connectionToken ?? null)
  if (!connection) throw new Error('no connection')
  let sentText = ''
  connection.attach({ send: (text) => (sentText += text), close: () => {}, cut: () => {} })
  connection.receive(HANDSHAKE)
  connection.receive(`{"type":6}${RECORD_END}`)
  return { hub, connection, sentText: () => sentText }
}

test('a message that never ends is given up at 32 KB, as SignalR does (FAK-08)', () => {
  const { connection, sentText } = connected()
  for (let sent = 0; sent < MAX_MESSAGE_LENGTH; sent += 1024) connection.receive('x'.repeat(1024))
  expect(connection.closed()).toBe(false)
  connection.receive('x')
  expect(connection.closed()).toBe(true)
  expect(sentText()).toContain('The maximum message size of 32768B was exceeded.')
  connection.receive('x'.repeat(1024))
})

test('a whole message of more is refused too; many small ones at once are not (FAK-08)', () => {
  const many = connected()
  many.connection.receive(`{"type":6}${RECORD_END}`.repeat(10_000))
  expect(many.connection.closed()).toBe(false)
  const large = connected()
  large.connection.receive(`{"type":6,"x":"${'x'.repeat(MAX_MESSAGE_LENGTH)}"}${RECORD_END}`)
  expect(large.connection.closed()).toBe(true)
})

test('a stateful client that acknowledges nothing is disconnected, so that it reconnects, when 100,000 characters wait (FAK-09)', () => {
  const { hub, connection } = connected(true)
  const text = 'x'.repeat(1000)
  for (let sent = 0; sent < MAX_UNACKNOWLEDGED; sent += 1000)
    hub.send(NORA, 'ReceiveLinxUpdate', text)
  expect(connection.closed()).toBe(true)
})
