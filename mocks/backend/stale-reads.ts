import type { JsonAnswer } from '../handlers/json-answer'
import type { Timers } from '../hub/timers'

/**
 * Simulates a read replica: for 250 ms after a write, reads are answered as before it. Later writes do not prolong this, so
 * that no read is older than that.
 */
export type StaleReads = {
  /** Call after a write: the replica lags behind from now on. */
  written(): void
  /** Whether reads may be answered as before a write. */
  isLagging(): boolean
  /** The replica's response to a read, whose current response is `fresh`. */
  read(name: string, fresh: JsonAnswer): JsonAnswer
}

const LAG_MS = 250
const MAX_ANSWERS = 500

export function createStaleReads(timers: Timers): StaleReads {
  /** The latest current response of each read, and after how many writes it was made. */
  const answers = new Map<string, { answer: JsonAnswer; writes: number }>()
  let writes = 0
  /** How many writes the replica has seen while it lags behind; undefined when it has seen all. */
  let seen: number | undefined
  return {
    written() {
      if (seen === undefined) {
        seen = writes
        timers.after(LAG_MS, () => {
          seen = undefined
        })
      }
      writes += 1
    },
    isLagging: () => seen !== undefined,
    read(name, fresh) {
      const former = answers.get(name)
      if (seen !== undefined && former?.writes === seen) return former.answer
      answers.delete(name) // so that the oldest stands first
      answers.set(name, { answer: fresh, writes })
      const [oldest] = answers.keys()
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
      return fresh
    },
  }
}
