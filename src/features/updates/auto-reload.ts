import type { Timers } from '~/lib/timers'
import type { ReloadOnce } from './reload-once'

/** How often a waiting reload checks whether it may run. */
const CHECK_INTERVAL_MS = 300

type Parts = {
  reload: ReloadOnce
  /** Whether a reload would lose something on the screen: unsaved text, an open dialog. */
  isInUse: () => boolean
  /** Whether a reason can be stored across a reload. */
  canRemember: () => boolean
  /** Shows a Reload button instead of reloading. */
  offer: () => void
  address: () => string
  timers: Timers
}

/**
 * Reloads automatically for a reason such as a new version: once per reason, when the screen is not in use. If the
 * reason cannot be stored, a Reload button is shown instead (R12).
 */
export function createAutoReload(parts: Parts): (reason: string) => void {
  const { reload, isInUse, canRemember, offer, address, timers } = parts
  const waiting = new Set<string>()

  function check(reason: string): void {
    if (isInUse()) return void timers.after(CHECK_INTERVAL_MS, () => check(reason))
    waiting.delete(reason)
    void reload(reason, address()).catch(offer)
  }

  return (reason) => {
    if (!canRemember()) return offer()
    if (waiting.has(reason)) return
    waiting.add(reason)
    check(reason)
  }
}
