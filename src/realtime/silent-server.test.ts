import { HttpTransportType } from '@microsoft/signalr'
import { afterEach, expect, test, vi } from 'vitest'
import { connectSignalR } from './signalr-wire'

afterEach(() => void vi.useRealTimers())

type Said = (event: { data: string }) => void

/** A socket that answers the handshake and then never says a word. */
class SilentSocket {
  static readonly OPEN = 1
  onopen: (() => void) | undefined
  onmessage: Said | undefined
  onclose: ((event: { code: number }) => void) | undefined
  readyState = 1

  constructor() {
    setTimeout(() => this.onopen?.())
  }
  send(text: string): void {
    if (text.includes('protocol')) setTimeout(() => this.onmessage?.({ data: '{}\u001e' }))
  }
  close(): void {
    setTimeout(() => this.onclose?.({ code: 1000 }))
  }
}

test('a server that is silent for 30 s has been lost: the hub reconnects then (HUB-13)', async () => {
  vi.useFakeTimers()
  const onClosed = vi.fn<(how: string) => void>()
  const wire = connectSignalR(
    { address: 'http://localhost:1/hubs/linx', token: async () => 't', renew: async () => false },
    { turn: async () => {}, onEvent: () => {}, onClosed },
    {
      WebSocket: SilentSocket,
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
    },
  )
  const started = wire.start()
  await vi.advanceTimersByTimeAsync(10)
  await started
  await vi.advanceTimersByTimeAsync(29_000)
  expect(onClosed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1500)
  expect(onClosed).toHaveBeenCalledExactlyOnceWith('dropped')
})
