import type { Timers } from '~/lib/timers'

type Options = {
  timers: Timers
  /** Milliseconds between two tellings, at least. */
  intervalMs: number
  /** Milliseconds a first request waits for others to join it. */
  delayMs: number
  run: () => void
}

/** Combines a burst of requests to tell something; the last one of a burst is never lost. */
export function createThrottle({ timers, intervalMs, delayMs, run }: Options): {
  schedule(): void
  cancel(): void
} {
  let last = -Infinity
  let cancelTimer: (() => void) | undefined
  return {
    schedule() {
      if (cancelTimer) return
      const due = Math.max(timers.elapsed() + delayMs, last + intervalMs)
      const now = () => {
        cancelTimer = undefined
        last = timers.elapsed()
        run()
      }
      const ms = due - timers.elapsed()
      if (ms <= 0) now()
      else cancelTimer = timers.after(ms, now)
    },
    cancel() {
      cancelTimer?.()
      cancelTimer = undefined
    },
  }
}
