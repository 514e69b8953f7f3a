import { wait, type Timers } from '~/lib/timers'
import type { Lock } from '~/platform/lock'
import { tokenName } from './token-fingerprint'

/** Local storage has long caught up by then, and a page without locks can be kept for Back again. */
const NOTE_MS = 60_000
/** How often storage is looked at, and how long it may lag behind. */
const LOOK_MS = 20
const LONGEST_LAG_MS = 10_000

/** What the tabs tell one another about tokens that are used up, in step with the refresh lock (R1). */
export type Renewals = {
  /** Says, before the lock is given back, that the server has replaced or refused `token`. */
  tell(token: string): Promise<void>
  /**
   * Resolves at once unless another tab has told of `token`: then as soon as `changed` says that storage has caught up.
   * False when it does not.
   */
  caughtUp(token: string, changed: () => boolean): Promise<boolean>
}

const noteOn = (token: string): string => `auth-used-up-${tokenName(token)}`

export function createRenewals(lock: Lock, timers: Timers): Renewals {
  let own: string | undefined
  return {
    async tell(token) {
      own = token
      const takeDown = await lock.setMarker(noteOn(token))
      timers.after(NOTE_MS, takeDown)
    },
    async caughtUp(token, changed) {
      if (token === own || !(await lock.hasMarker(noteOn(token)))) return true
      for (let waited = 0; !changed() && waited < LONGEST_LAG_MS; waited += LOOK_MS)
        await wait(timers, LOOK_MS)
      return changed()
    },
  }
}
