import { wait, type Timers } from '~/lib/timers'
import type { Lock } from '~/platform/lock'
import { tokenFingerprint } from './token-fingerprint'

/** Local storage has long caught up by then, and a page without locks can be kept for Back again. */
const MARKER_LIFETIME_MS = 60_000
/** How often storage is looked at, and how long it may lag behind. */
const POLL_INTERVAL_MS = 20
const MAX_STORAGE_LAG_MS = 10_000

/** What the tabs tell one another about tokens that are used up, in step with the refresh lock (R1). */
export type UsedTokens = {
  /** Says, before the lock is given back, that the server has replaced or refused `token`. */
  markUsed(token: string): Promise<void>
  /**
   * Resolves at once unless another tab has told of `token`: then as soon as `changed` says that storage has caught up.
   * False when it does not.
   */
  waitForStorage(token: string, hasChanged: () => boolean): Promise<boolean>
}

const markerOf = (token: string): string => `auth-used-up-${tokenFingerprint(token)}`

export function createUsedTokens(lock: Lock, timers: Timers): UsedTokens {
  let own: string | undefined
  return {
    async markUsed(token) {
      own = token
      const removeMarker = await lock.setMarker(markerOf(token))
      timers.after(MARKER_LIFETIME_MS, removeMarker)
    },
    async waitForStorage(token, hasChanged) {
      if (token === own || !(await lock.hasMarker(markerOf(token)))) return true
      for (let waited = 0; !hasChanged() && waited < MAX_STORAGE_LAG_MS; waited += POLL_INTERVAL_MS)
        await wait(timers, POLL_INTERVAL_MS)
      return hasChanged()
    },
  }
}
