import { wait, type Timers } from '~/lib/timers'
import type { Lock } from '~/platform/lock'

/** Markers are removed after this time: local storage has caught up, and a page with a lock cannot enter the back-forward cache. */
const MARKER_LIFETIME_MS = 60_000
/** How often storage is read, and how long it may lag behind, in milliseconds. */
const POLL_INTERVAL_MS = 20
const MAX_STORAGE_LAG_MS = 10_000

/** The used tokens, which tabs share through markers that are visible as soon as the refresh lock is (R1). */
export type UsedTokens = {
  /** Marks, before the lock is released, that the server has replaced or refused `token`. */
  markUsed(token: string): Promise<void>
  /**
   * Resolves with true at once, unless another tab has marked `token` as used: then as soon as `hasChanged` returns true,
   * because storage has caught up, or with false if it does not catch up in time.
   */
  waitForStorage(token: string, hasChanged: () => boolean): Promise<boolean>
}

const markerOf = (token: string): string => `auth-used-up-${tokenFingerprint(token)}`

/** Creates the used tokens of a tab; the one it marked last needs no marker in the tab itself. */
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
      const end = timers.elapsed() + MAX_STORAGE_LAG_MS // a hidden page's timers are late, so polls cannot be counted (R13)
      while (!hasChanged() && timers.elapsed() < end) await wait(timers, POLL_INTERVAL_MS)
      return hasChanged()
    },
  }
}

/** A hash of a token (FNV-1a), by which tabs refer to it without exposing it. */
export function tokenFingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const character of token)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
