import { wait, type Timers } from '~/lib/timers'

/** The maximum of negotiate requests in any window of this length, whatever the server does (R17). */
const MAX_REQUESTS = 10
const WINDOW_MS = 60_000

/** A rate limiter. `turn` resolves when one more request may be sent, or rejects with the signal's reason. */
export function createNegotiateBudget(timers: Timers): {
  turn(signal: AbortSignal): Promise<void>
} {
  let sent: number[] = []
  return {
    async turn(signal) {
      for (;;) {
        signal.throwIfAborted()
        const now = timers.elapsed()
        sent = sent.filter((at) => now - at <= WINDOW_MS)
        const [oldest] = sent
        if (oldest === undefined || sent.length < MAX_REQUESTS) break
        await wait(timers, oldest + WINDOW_MS + 1 - now, signal)
      }
      sent.push(timers.elapsed())
    },
  }
}
