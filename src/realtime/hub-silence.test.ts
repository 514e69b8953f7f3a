import { HttpTransportType } from '@microsoft/signalr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connected, SECOND } from './hub-world.fake'
import { connectSignalR } from './signalr-wire'

const PING = '{"type":6}\u001e'
/** What the client has sent to its last server, and that server's way to send. */
let line: { sent: string[]; receive: (message: string) => void } | undefined

/** A server that takes a connection, shakes hands, and never sends anything again by itself. */
class SilentSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 1
  shaken = false
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: () => void

  constructor() {
    super()
    line = { sent: [], receive: (data) => this.onmessage?.({ data }) }
    queueMicrotask(() => this.onopen?.())
  }

  send(message: string): void {
    line?.sent.push(message)
    if (!this.shaken) this.onmessage?.({ data: '{}\u001e' })
    this.shaken = true
  }

  close(): void {
    queueMicrotask(() => this.onclose?.())
  }
}

/** Connects to such a server, by a clock that the test advances. */
async function startSilent() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onClosed = vi.fn<(how: string) => void>()
  const wire = connectSignalR(
    { address: 'http://localhost/hubs/linx', token: async () => '', renew: async () => false },
    { waitForTurn: async () => {}, onEvent: () => {}, onClosed },
    {
      WebSocket: SilentSocket,
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
    },
  )
  onTestFinished(() => wire.stop())
  await wire.start()
  return onClosed
}

test('a server that sends nothing for 30 s has dropped the connection, not before (HUB-13)', async () => {
  const onClosed = await startSilent()
  await vi.advanceTimersByTimeAsync(29 * SECOND)
  expect(onClosed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(onClosed).toHaveBeenCalledExactlyOnceWith('dropped')
})

test('a server gets a ping 15 s after the last message, not before', async () => {
  await startSilent()
  const before = line?.sent.length
  line?.receive(PING)
  await vi.advanceTimersByTimeAsync(15 * SECOND - 1)
  expect(line?.sent).toHaveLength(before ?? 0)
  await vi.advanceTimersByTimeAsync(1)
  expect(line?.sent.slice(before)).toEqual([PING])
})

test('after a sleep without a network the hub connects as soon as the tab is visible, even during a delay (HUB-13)', async () => {
  const it = await connected()
  it.server.refusing = true
  it.end('dropped')
  await it.timers.advance(20 * SECOND) // in the middle of the last delay
  it.server.refusing = false
  it.wake.notify()
  await it.timers.advance(0)
  expect(it.hub.state()).toBe('Connected')
  expect(it.received).toEqual(['resync'])
})
