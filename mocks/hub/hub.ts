import type { components } from '~/api/schema'
import { createConnection, type HubConnection } from './connection'
import { createHttpTransports } from './http-transports'
import { systemTimers, type Timers } from './timers'

export type { HubConnection, Wire } from './connection'

type Negotiation = components['schemas']['Negotiation']

/** An event; without `userId` it was sent to all golfers. */
export type SentEvent = { userId?: number; event: string; args: unknown[] }

/** The live hub of one world: the server side of SignalR's JSON protocol. */
export type Hub = {
  /** Prepares a connection, which is removed if the client does not connect within 30 s. */
  negotiate(userId: number, options: { stateful: boolean; sessionId?: number }): Negotiation
  find(connectionToken: string | null): HubConnection | undefined
  /** Sends an event to every connection of one golfer; returns how many were reached. */
  send(userId: number, event: string, ...args: unknown[]): number
  sendAll(event: string, ...args: unknown[]): number
  /** Calls the listener with each event that is sent. Returns an unsubscribe function. */
  onSend(listener: (sent: SentEvent) => void): () => void
  /** Sends an event that another tab of this world has sent, without notifying `onSend` listeners. */
  deliver(sent: SentEvent): void
  /** Sends text unchanged to all clients, without adding a terminator. */
  raw(frame: string): void
  /** Sends all clients a close frame and closes their connections. */
  closeFrame(frame?: { error?: string; allowReconnect?: boolean }): void
  /**
   * Closes the connections of a golfer whose access has ended, or only those of one session, with a close frame that allows
   * reconnecting, as SignalR does when a token expires. The reconnect is then answered with 401.
   */
  expel(userId: number, sessionId?: number): void
  /** Breaks every connection without a close frame. They stop counting as connected at once. */
  drop(): void
  /** Breaks every connection repeatedly, every `everyMs` milliseconds; 0 stops that. */
  flap(everyMs: number): void
  /** The interval set by `flap`, in milliseconds; 0 if connections are not broken. */
  flaps(): number
  /** Refuses new connections with this status from now on. */
  refuse(status: number): void
  allow(): void
  refused(): number | undefined
  /** The number of clients that completed their handshake and have not been lost. */
  connections(): number
  /** The ids of the golfers of those clients, each once, in the order they connected. */
  golfers(): number[]
  /** Calls the listener when a client is ready for events. Returns an unsubscribe function. */
  onConnect(listener: (connection: HubConnection) => void): () => void
  /** Answers server-sent events and long polling at /hubs/linx; `Response.error()` stands for a cut connection. */
  handle(request: Request): Promise<Response>
  /** Ends every connection and every timer. */
  close(): void
}

/** What the hub needs of its world. */
export type HubOptions = {
  /** The user of an access token; undefined when it is unknown or expired. */
  userOf(token: string | null): number | undefined
  newId(): string
  timers?: Timers
}

const TRANSPORTS: Negotiation['availableTransports'] = [
  { transport: 'WebSockets', transferFormats: ['Text'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text'] },
]

/** Creates the hub of a world, without connections. */
export function createHub({ userOf, newId, timers = systemTimers }: HubOptions): Hub {
  const byToken = new Map<string, HubConnection>()
  const listeners = new Set<(connection: HubConnection) => void>()
  const sendListeners = new Set<(sent: SentEvent) => void>()
  let refusedWith: number | undefined
  let flapMs = 0
  let stopFlapping = () => {}

  /** A copy, because closing a connection removes it from the map. */
  const all = () => [...byToken.values()]

  function invoke(connections: HubConnection[], event: string, args: unknown[]) {
    for (const connection of connections) connection.invoke(event, args)
    return connections.filter((connection) => connection.connected()).length
  }

  const deliver = ({ userId, event, args }: SentEvent): number =>
    invoke(
      all().filter((connection) => userId === undefined || connection.userId === userId),
      event,
      args,
    )

  function sendAndNotify(sent: SentEvent): number {
    const reached = deliver(sent)
    sendListeners.forEach((listener) => listener(sent))
    return reached
  }

  function negotiate(
    userId: number,
    { stateful, sessionId }: { stateful: boolean; sessionId?: number },
  ): Negotiation {
    const connection = createConnection({
      id: `c-${newId()}`,
      token: `t-${newId()}`,
      userId,
      sessionId,
      stateful,
      timers,
      onOpen: () => listeners.forEach((listener) => listener(connection)),
      onEnd: () => byToken.delete(connection.token),
    })
    byToken.set(connection.token, connection)
    return {
      negotiateVersion: 1,
      connectionId: connection.id,
      connectionToken: connection.token,
      ...(stateful && { useStatefulReconnect: true }),
      availableTransports: TRANSPORTS,
    }
  }

  const hub: Hub = {
    negotiate,
    find: (connectionToken) =>
      connectionToken === null ? undefined : byToken.get(connectionToken),
    send: (userId, event, ...args) => sendAndNotify({ userId, event, args }),
    sendAll: (event, ...args) => sendAndNotify({ event, args }),
    onSend(listener) {
      sendListeners.add(listener)
      return () => sendListeners.delete(listener)
    },
    deliver: (sent) => void deliver(sent),
    raw: (frame) => all().forEach((connection) => connection.raw(frame)),
    closeFrame: ({ error, allowReconnect } = {}) =>
      all().forEach((connection) => connection.close(error, allowReconnect)),
    expel: (userId, sessionId) =>
      all()
        .filter((connection) => connection.userId === userId)
        .filter((connection) => sessionId === undefined || connection.sessionId === sessionId)
        .forEach((connection) => connection.close(undefined, true)),
    drop: () => all().forEach((connection) => connection.drop()),
    flap(everyMs) {
      stopFlapping()
      flapMs = everyMs
      stopFlapping = everyMs > 0 ? timers.every(everyMs, hub.drop) : () => {}
    },
    flaps: () => flapMs,
    refuse(status) {
      refusedWith = status
    },
    allow() {
      refusedWith = undefined
    },
    refused: () => refusedWith,
    connections: () => all().filter((connection) => connection.connected()).length,
    golfers: () => [
      ...new Set(
        all()
          .filter((connection) => connection.connected())
          .map((connection) => connection.userId),
      ),
    ],
    onConnect(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    handle: (request) => transports.handle(request),
    close() {
      hub.flap(0)
      hub.drop()
      all().forEach((connection) => connection.close())
    },
  }
  const transports = createHttpTransports({ userOf, hub, timers })
  return hub
}
