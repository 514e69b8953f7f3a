import type { Timers } from '~/lib/timers'

type Options = {
  timers: Timers
  /** Milliseconds between two tellings, at least. */
  gap: number
  /** Milliseconds a first request waits for others to join it. */
  delay: number
  tell: () => void
}

/** Combines a burst of requests to tell something; the last one of a burst is never lost. */
export function createPacer({ timers, gap, delay, tell }: Options): { ask(): void; clear(): void } {
  let last = -Infinity
  let callOff: (() => void) | undefined
  return {
    ask() {
      if (callOff) return
      const due = Math.max(timers.elapsed() + delay, last + gap)
      const now = () => {
        callOff = undefined
        last = timers.elapsed()
        tell()
      }
      const ms = due - timers.elapsed()
      if (ms <= 0) now()
      else callOff = timers.after(ms, now)
    },
    clear() {
      callOff?.()
      callOff = undefined
    },
  }
}
