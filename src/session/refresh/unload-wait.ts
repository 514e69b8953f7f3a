import { wait, type Timers } from '~/lib/timers'

/** A page that still exists this long after `beforeunload` was not left. */
const UNLOAD_TIMEOUT_MS = 5000

/** Returns a function that waits while the page may be unloading. */
export function createUnloadWait(events: EventTarget, timers: Timers): () => Promise<void> {
  let unloadedAt = -UNLOAD_TIMEOUT_MS
  events.addEventListener('beforeunload', () => (unloadedAt = timers.elapsed()))
  return async () => {
    const remainingMs = unloadedAt + UNLOAD_TIMEOUT_MS - timers.elapsed()
    if (remainingMs > 0) await wait(timers, remainingMs)
  }
}
