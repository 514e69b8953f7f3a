import {
  encode,
  readFrame,
  readHandshake,
  split,
  type ClientFrame,
  type ServerFrame,
} from './frames'
import { createReplay, MAX_UNACKNOWLEDGED } from './stateful'
import type { Timers } from './timers'

/** How often the server pings. */
export const PING_MS = 15_000
/** A client silent for this long is disconnected. */
export const CLIENT_TIMEOUT_MS = 30_000
/** A client that sends nothing after its handshake (long polling) is considered ready after this delay. */
export const READY_MS = 20

/** SignalR's limit for one message from a client. */
export const MAX_MESSAGE_LENGTH = 32 * 1024

/** The functions that a transport provides to its connection. */
export type Wire = {
  send(text: string): void
  /** Closes the transport normally. */
  close(): void
  /** Breaks off like a failing network. */
  cut(): void
  /** With true (long polling) the transport itself shows that the client is there: no pings and no timeout while attached. */
  keepsItselfAlive?: boolean
}

/** One client's connection, independent of the transport. */
export type HubConnection = {
  readonly id: string
  readonly token: string
  readonly userId: number
  /** The session in which it was negotiated; undefined if unknown. */
  readonly sessionId: number | undefined
  /** Whether a wire is attached and the handshake is done. */
  connected(): boolean
  closed(): boolean
  attach(wire: Wire): void
  /** Call when the transport has lost its client. */
  detach(wire: Wire): void
  receive(text: string): void
  invoke(event: string, args: readonly unknown[]): void
  /** Sends text unchanged, without adding a terminator, to simulate garbage. */
  raw(text: string): void
  /** Simulates a broken network: no close frame, and the wire is detached at once. */
  drop(): void
  /** Sends a close frame, then closes the wire. */
  close(error?: string, allowReconnect?: boolean): void
  /** Call when a long poll opens: the client is connected but silent, so its timeout is suspended. */
  suspendTimeout(): void
  /** Call when the client has sent something: its timeout restarts. */
  markAlive(): void
}

/** Whose connection it is, and how it behaves. */
export type ConnectionOptions = {
  id: string
  token: string
  userId: number
  sessionId?: number | undefined
  stateful: boolean
  timers: Timers
  onOpen(): void
  onEnd(): void
}

/** Creates a connection that waits for its transport and the handshake. */
export function createConnection(options: ConnectionOptions): HubConnection {
  const { id, token, userId, timers } = options
  const replay = options.stateful ? createReplay() : undefined
  let state: 'handshake' | 'settling' | 'open' | 'closed' = 'handshake'
  let wire: Wire | undefined
  let inbox = ''
  let queued: string[] = [] // messages sent between the handshake response and the client being ready
  let stopTimeout = () => {}
  let stopReadyTimer = () => {}
  const stopPing = timers.every(PING_MS, () => {
    if (state === 'open' && !wire?.keepsItselfAlive) wire?.send(encode({ type: 6 }))
  })

  function suspendTimeout() {
    stopTimeout()
  }

  function markAlive() {
    stopTimeout()
    if (state !== 'closed') {
      stopTimeout = timers.after(CLIENT_TIMEOUT_MS, () => close('Client timeout', true))
    }
  }

  function end() {
    if (state === 'closed') return
    state = 'closed'
    wire = undefined
    stopTimeout()
    stopReadyTimer()
    stopPing()
    options.onEnd()
  }

  function send(frame: ServerFrame) {
    const text = encode(frame)
    if (frame.type <= 3) replay?.sent(text)
    if (state === 'settling') queued.push(text)
    else wire?.send(text)
    // A client that acknowledges nothing has to reconnect; otherwise the queue would grow without limit.
    if (replay && replay.unacknowledged() > MAX_UNACKNOWLEDGED) close(undefined, true)
  }

  function close(error?: string, allowReconnect = false) {
    const former = wire
    if (state === 'open' || state === 'settling') {
      former?.send(encode({ type: 7, ...(error !== undefined && { error }), allowReconnect }))
    }
    end()
    former?.close()
  }

  /**
   * Sends what was queued. Not before, because a stateful client starts counting once its handshake promise has resolved, so
   * nothing may arrive in the same tick.
   */
  function markReady() {
    if (state !== 'settling') return
    state = 'open'
    stopReadyTimer()
    for (const text of queued) wire?.send(text)
    queued = []
    options.onOpen()
  }

  function handleHandshake(message: string) {
    const { protocol, version } = readHandshake(message)
    if (protocol !== 'json' || (version !== 1 && version !== 2)) {
      wire?.send(
        encode({
          error: `The protocol '${String(protocol)}' in version ${String(version)} is not supported.`,
        }),
      )
      return close()
    }
    wire?.send(encode({}))
    state = 'settling'
    stopReadyTimer = timers.after(READY_MS, markReady)
  }

  function handleFrame(frame: ClientFrame) {
    switch (frame.kind) {
      case 'invocation': {
        if (replay) {
          const ack = replay.received()
          if (ack === undefined) return
          wire?.send(ack)
        }
        const { invocationId, target } = frame
        if (invocationId) send({ type: 3, invocationId, error: `Unknown hub method '${target}'` })
        return
      }
      case 'close':
        return close()
      case 'ack':
        return replay?.acknowledged(frame.sequenceId)
      case 'sequence':
        replay?.resumeFrom(frame.sequenceId)
        for (const text of replay?.missed() ?? []) wire?.send(text)
        return
      default:
        return
    }
  }

  function handleMessage(message: string) {
    if (state === 'closed') return
    if (state === 'handshake') return handleHandshake(message)
    markReady()
    handleFrame(readFrame(message))
  }

  markAlive()
  return {
    id,
    token,
    userId,
    sessionId: options.sessionId,
    connected: () => wire !== undefined && (state === 'settling' || state === 'open'),
    closed: () => state === 'closed',
    attach(next) {
      const former = wire
      wire = next
      inbox = ''
      markAlive()
      former?.cut()
    },
    detach(lost) {
      if (wire !== lost) return
      wire = undefined
      if (!replay) end()
    },
    receive(text) {
      if (state === 'closed') return
      markAlive()
      const { messages, rest } = split(inbox + text)
      inbox = rest
      if ([...messages, rest].some(({ length }) => length > MAX_MESSAGE_LENGTH)) {
        inbox = ''
        return close(`The maximum message size of ${MAX_MESSAGE_LENGTH}B was exceeded.`)
      }
      try {
        for (const message of messages) handleMessage(message)
      } catch (error) {
        close(error instanceof Error ? error.message : 'Unreadable message')
      }
    },
    invoke(event, args) {
      // An event before the handshake response would break the client's start.
      if (state !== 'handshake') send({ type: 1, target: event, arguments: args })
    },
    raw: (text) => wire?.send(text),
    drop() {
      const former = wire
      wire = undefined
      if (!replay) end()
      former?.cut()
    },
    close,
    suspendTimeout,
    markAlive,
  }
}
