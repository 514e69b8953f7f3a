/** How long a golfer can undo an action that the host cannot revert, in milliseconds; it is sent after that. */
export const UNDO_DELAY_MS = 4000

/** How long a chunk of the app's code may take to load, in milliseconds; after that it counts as missing (R12). */
export const CHUNK_TIMEOUT_MS = 120_000

/** Timers by elapsed time instead of the wall clock (R13). Injected, so that tests control them. */
export type Timers = {
  /** Calls `run` once after `ms` milliseconds. Returns a cancel function. */
  after(ms: number, run: () => void): () => void
  /** Milliseconds since some fixed moment; never goes back. */
  elapsed(): number
}

/** The browser's own timers, looked up at each call. */
export const realTimers: Timers = {
  after(ms, run) {
    const id = globalThis.setTimeout(run, ms)
    return () => globalThis.clearTimeout(id)
  },
  elapsed: () => globalThis.performance.now(),
}

/** Resolves after `ms` milliseconds, or rejects with the signal's reason as soon as it is aborted. */
export function wait(timers: Timers, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      cancelTimeout()
      reject(signal?.reason)
    }
    const cancelTimeout = timers.after(ms, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    signal?.addEventListener('abort', stop, { once: true })
  })
}
