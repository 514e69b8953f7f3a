import { wait, type Timers } from '~/lib/timers'

/** A page that is still there so long after the browser began to leave it was not left. */
const LEAVE_TIMEOUT_MS = 5000

/** Returns a function that waits while the page of these events is being left. */
export function createLeaving(events: EventTarget, timers: Timers): () => Promise<void> {
  let leftAt = -LEAVE_TIMEOUT_MS
  events.addEventListener('beforeunload', () => (leftAt = timers.elapsed()))
  return async () => {
    const left = leftAt + LEAVE_TIMEOUT_MS - timers.elapsed()
    if (left > 0) await wait(timers, left)
  }
}
