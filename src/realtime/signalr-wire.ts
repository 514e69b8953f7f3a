import {
  DefaultHttpClient,
  HttpClient,
  HttpError,
  HubConnectionBuilder,
  LogLevel,
  NullLogger,
  type HttpRequest,
  type HttpResponse,
} from '@microsoft/signalr'
import type { HubAccess } from './hub'
import type { HubWire, WireOptions } from './hub-types'

const EVENTS = ['ReceiveLinxUpdate', 'ReceiveFollowRequestsUpdate']

/** The library's own client, which waits for its turn before each negotiate request and records a refused token. */
class NegotiatingClient extends HttpClient {
  /** The token of a negotiate request that was answered with 401, since the start of the last attempt. */
  refusedToken: string | undefined
  readonly #inner = new DefaultHttpClient(NullLogger.instance)
  readonly #waitForTurn: () => Promise<void>

  constructor(waitForTurn: () => Promise<void>) {
    super()
    this.#waitForTurn = waitForTurn
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    if (!request.url?.includes('/negotiate?')) return this.#inner.send(request)
    await this.#waitForTurn()
    try {
      return await this.#inner.send(request)
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 401)
        this.refusedToken = request.headers?.['Authorization']?.replace(/^Bearer /, '')
      throw error
    }
  }

  override getCookieString(url: string): string {
    return this.#inner.getCookieString(url)
  }
}

/**
 * A connection of @microsoft/signalr; `more` is passed to the library (a WebSocket for a test in Node). It does not reconnect
 * automatically, since the hub does, nor statefully, which would hide a drop when the next socket hangs.
 */
export function connectSignalR(
  access: HubAccess,
  { waitForTurn, onEvent, onClosed }: WireOptions,
  more: object = {},
): HubWire {
  const httpClient = new NegotiatingClient(waitForTurn)
  let isDropped = false
  const connection = new HubConnectionBuilder()
    .withUrl(access.address, {
      httpClient,
      accessTokenFactory: access.token,
      withCredentials: false,
      ...more,
    })
    // Called only when the connection dropped, not when the server closed it.
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds() {
        isDropped = true
        return null
      },
    })
    .configureLogging(LogLevel.None)
    .build()
  for (const name of EVENTS) connection.on(name, (...args: unknown[]) => onEvent(name, args))
  connection.onclose(() => onClosed(isDropped ? 'dropped' : 'closed'))

  return {
    async start() {
      for (let sends = 1; ; sends += 1) {
        httpClient.refusedToken = undefined
        try {
          return await connection.start()
        } catch (error) {
          const { refusedToken } = httpClient
          if (refusedToken === undefined || !(await access.renew(refusedToken, sends))) throw error
        }
      }
    },
    stop: () => connection.stop(),
  }
}
