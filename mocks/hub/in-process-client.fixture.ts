import {
  HttpClient,
  HttpError,
  HttpResponse,
  HubConnectionBuilder,
  HttpTransportType,
  LogLevel,
  type HubConnection,
  type HttpRequest,
} from '@microsoft/signalr'
import type { Hub, Wire } from './hub'

const ADDRESS = 'http://golf.test/hubs/linx'

/** Passes the client's requests directly to the hub, without a network. */
class HubHttpClient extends HttpClient {
  readonly #hub: Hub
  readonly #userId: number

  constructor(hub: Hub, userId: number) {
    super()
    this.#hub = hub
    this.#userId = userId
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const url = new URL(request.url ?? '')
    const response = url.pathname.endsWith('/negotiate')
      ? this.#negotiate(url)
      : await this.#pass(request)
    const text = await response.text()
    if (!response.ok) throw new HttpError(`Status ${response.status}`, response.status)
    return new HttpResponse(response.status, response.statusText, text)
  }

  #negotiate({ searchParams }: URL): Response {
    const refused = this.#hub.refused()
    if (refused !== undefined) return new Response(null, { status: refused })
    const stateful = searchParams.get('useStatefulReconnect') === 'true'
    return Response.json(this.#hub.negotiate(this.#userId, { stateful }))
  }

  async #pass({ url = '', method = 'GET', headers, content, abortSignal }: HttpRequest) {
    const abort = new AbortController()
    if (abortSignal) Object.assign(abortSignal, { onabort: () => abort.abort() }) // the client's signal is no EventTarget
    const body = typeof content === 'string' && content !== '' ? content : null
    const answer = await this.#hub.handle(
      new Request(url, { method, headers: { ...headers }, body, signal: abort.signal }),
    )
    if (answer.type === 'error') throw new TypeError('The connection was cut.')
    return answer
  }
}

/** A WebSocket class connected to the hub itself. Each frame is delivered in a task of its own, as on a network. */
const socketTo = (hub: Hub) =>
  class InProcessSocket {
    static readonly OPEN = 1
    readyState = 0
    onopen: (() => void) | undefined
    onmessage: ((event: { data: string }) => void) | undefined
    onclose: ((event: { wasClean: boolean; code: number }) => void) | undefined
    readonly #wire: Wire = {
      send: (data) => void setTimeout(() => this.readyState === 1 && this.onmessage?.({ data })),
      close: () => this.#end(1000),
      cut: () => this.#end(1006),
    }
    readonly #connection

    constructor(address: string) {
      this.#connection = hub.find(new URL(address).searchParams.get('id'))
      setTimeout(() => {
        if (!this.#connection) return this.#end(1006)
        this.readyState = 1
        this.#connection.attach(this.#wire)
        this.onopen?.()
      })
    }

    send(data: string) {
      setTimeout(() => this.#connection?.receive(data))
    }

    close() {
      this.readyState = 3
      this.#connection?.detach(this.#wire)
    }

    #end(code: number) {
      setTimeout(() => {
        if (this.readyState === 3) return
        this.readyState = 3
        this.onclose?.({ wasClean: code === 1000, code })
      })
    }
  }

type Settings = { transport: HttpTransportType; stateful?: boolean; delays?: number[] }

/** SignalR's client for a hub in the same process. The access token is the golfer's id. */
export function inProcessClient(hub: Hub, userId: number, settings: Settings): HubConnection {
  const options = {
    transport: settings.transport,
    accessTokenFactory: () => String(userId),
    httpClient: new HubHttpClient(hub, userId),
    WebSocket: socketTo(hub), // the client uses it although its public type does not declare it
  }
  const builder = new HubConnectionBuilder()
    .withUrl(ADDRESS, options)
    .withAutomaticReconnect(settings.delays ?? [0, 0, 0])
    .configureLogging(LogLevel.None)
  if (settings.stateful) builder.withStatefulReconnect()
  return builder.build()
}
