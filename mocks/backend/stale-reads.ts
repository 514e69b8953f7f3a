import type { JsonResponse } from '../handlers/json-response'
import type { Timers } from '../hub/timers'

/**
 * Simulates a read replica: for 250 ms after a write, reads return the state before it. Later writes do not extend this, so
 * no read is ever staler than 250 ms.
 */
export type StaleReads = {
  /** Call after a write: the replica lags behind from now on. */
  written(): void
  /** Whether reads may return the state before a write. */
  isLagging(): boolean
  /** The replica's response to a read, whose current response is `fresh`. */
  read(name: string, fresh: JsonResponse): JsonResponse
}

const LAG_MS = 250
const MAX_ANSWERS = 500

/** Creates the reads of a replica that lags behind each write. */
export function createStaleReads(timers: Timers): StaleReads {
  /** The latest response of each read, and how many writes had happened when it was made. */
  const answers = new Map<string, { answer: JsonResponse; writes: number }>()
  let writes = 0
  /** How many writes the lagging replica has seen; undefined when it has seen all of them. */
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
      answers.delete(name) // moves the key to the end, so that the oldest is first
      answers.set(name, { answer: fresh, writes })
      const [oldest] = answers.keys()
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
      return fresh
    },
  }
}
