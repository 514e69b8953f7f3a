import type { Timers } from '~/lib/timers'

type Options = {
  timers: Timers
  /** Minimum milliseconds between two runs. */
  intervalMs: number
  /** Milliseconds before the first run of a burst. */
  delayMs: number
  run: () => void
}

/** Combines a burst of calls into few runs; the last call of a burst is never lost. */
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
