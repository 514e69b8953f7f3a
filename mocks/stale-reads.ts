import type { Timers } from './hub/timers'

/** A read replica that lags behind: for a moment after each write, reads are answered as before it. */
export type StaleReads = {
  /** Something was written: from now on the lag runs. */
  written(): void
  /** What is answered at an address where `fresh` is true now. */
  read(name: string, fresh: string): string
}

const LAG_MS = 250
const MAX_ANSWERS = 500

export function createStaleReads(timers: Timers): StaleReads {
  const answers = new Map<string, string>()
  let stopLag: (() => void) | undefined
  return {
    written() {
      stopLag?.()
      stopLag = timers.after(LAG_MS, () => {
        stopLag = undefined
      })
    },
    read(name, fresh) {
      const former = answers.get(name)
      if (stopLag && former !== undefined) return former
      answers.delete(name) // so that the oldest stands first
      answers.set(name, fresh)
      const [oldest] = answers.keys()
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
      return fresh
    },
  }
}
