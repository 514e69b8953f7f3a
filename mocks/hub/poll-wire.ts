import type { HubConnection, Wire } from './connection'
import type { Timers } from './timers'

/** How long a poll is held when there is nothing to send; the client gives up after 100 s. */
export const POLL_MS = 90_000

/** The wire of long polling, which queues messages between polls. */
export type PollWire = Wire & {
  readonly userId: number
  /** Resolves with the queued messages as soon as there are any; 204 means closed, `Response.error()` a cut connection. */
  poll(signal: AbortSignal): Promise<Response>
  /** Whether nothing more will be sent. */
  done(): boolean
}

/** Creates the transport of a long-polling connection. */
export function createPollWire(connection: HubConnection, timers: Timers): PollWire {
  let queue = ''
  let state: 'open' | 'closed' | 'cut' | 'ended' = 'open'
  let wake = () => {}

  function waitForMessages(signal: AbortSignal): Promise<void> {
    wake() // a second poll replaces the first
    if (queue !== '' || state !== 'open' || signal.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = timers.after(POLL_MS, () => wake())
      wake = () => {
        stop()
        signal.removeEventListener('abort', wake)
        wake = () => {}
        resolve()
      }
      signal.addEventListener('abort', wake)
    })
  }

  function answer(): Response {
    const text = queue
    queue = ''
    if (state === 'cut') return Response.error()
    if (text !== '' || state === 'open') {
      return new Response(text, { headers: { 'Content-Type': 'text/plain' } })
    }
    state = 'ended'
    return new Response(null, { status: 204 })
  }

  return {
    userId: connection.userId,
    keepsItselfAlive: true,
    send(text) {
      queue += text
      wake()
    },
    close() {
      state = 'closed'
      wake()
    },
    cut() {
      state = 'cut'
      wake()
    },
    async poll(signal) {
      connection.suspendTimeout()
      await waitForMessages(signal)
      connection.markAlive()
      return signal.aborted ? Response.error() : answer() // messages stay queued for the next poll
    },
    done: () => state === 'cut' || state === 'ended',
  }
}
