import { HttpClient, HttpResponse } from '@microsoft/signalr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectSignalR } from './signalr-wire'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a server does after its handshake. */
type Ending = 'cuts the connection' | 'sends garbage' | 'falls silent'

/** Sends the server's negotiate response: WebSockets, and stateful reconnect if the client requests it. */
class Negotiation extends HttpClient {
  override async send({ url }: { url?: string }): Promise<HttpResponse> {
    const answer = {
      negotiateVersion: 1,
      connectionId: 'c-1',
      connectionToken: 't-1',
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      ...(url?.includes('useStatefulReconnect=true') && { useStatefulReconnect: true }),
    }
    return new HttpResponse(200, 'OK', JSON.stringify(answer))
  }
}

/** The sockets of a server where every connection ends the same way. `hangs`: only the first one opens. */
function socketsThat(ending: Ending, hangs: boolean) {
  const sockets = { opened: 0, open: 0 }
  class Socket {
    static readonly OPEN = 1
    readyState = 0
    onopen?: () => void
    onmessage?: (message: { data: string }) => void
    onclose?: (event: { code: number; wasClean: boolean }) => void

    constructor() {
      sockets.opened += 1
      if (hangs && sockets.opened > 1) return
      setTimeout(() => {
        this.readyState = 1
        sockets.open += 1
        this.onopen?.()
        if (sockets.opened > 1) this.#end()
      })
    }
    send(text: string): void {
      if (!text.includes('protocol')) return
      setTimeout(() => this.onmessage?.({ data: '{}\u001e' }))
      this.#end()
    }
    close(): void {
      if (this.readyState === 1) sockets.open -= 1
      this.readyState = 3
    }
    #end(): void {
      setTimeout(() => {
        if (ending === 'sends garbage') this.onmessage?.({ data: 'garbage\u001e' })
        if (ending === 'cuts the connection') this.onclose?.({ code: 1006, wasClean: false })
      }, 100)
    }
  }
  return { sockets, Socket }
}

test.each<[Ending, string, boolean]>([
  ['cuts the connection', 'would open', false],
  ['cuts the connection', 'would hang', true],
  ['sends garbage', 'would open', false],
  ['sends garbage', 'would hang', true],
  ['falls silent', 'would open', false],
  ['falls silent', 'would hang', true],
])(
  'when the server %s, the drop is reported and no second socket is opened, which %s (HUB-05, HUB-13, FAK-09)',
  async (ending, _second, hangs) => {
    const { sockets, Socket } = socketsThat(ending, hangs)
    const onClosed = vi.fn<(how: string) => void>()
    const wire = connectSignalR(
      { address: 'http://localhost:1/hubs/linx', token: async () => 't', renew: async () => false },
      { waitForTurn: async () => {}, onEvent: () => {}, onClosed },
      { WebSocket: Socket, httpClient: new Negotiation() },
    )
    const started = wire.start()
    await vi.advanceTimersByTimeAsync(10)
    await started
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onClosed.mock.calls).toEqual([['dropped']])
    expect(sockets).toEqual({ opened: 1, open: 0 })
  },
)
