import type { Timers } from '~/lib/timers'
import type { ReloadOnce } from './reload-once'

/** How often a reload that waits looks whether it may come now. */
const CHECK_INTERVAL_MS = 300

type Parts = {
  reload: ReloadOnce
  /** Whether something is on the screen that a reload would take: typed text that is not kept, an open dialog. */
  isInUse: () => boolean
  /** Whether a reason can be remembered over a reload. */
  canRemember: () => boolean
  /** Shows a Reload button in place of a reload. */
  offer: () => void
  address: () => string
  timers: Timers
}

/**
 * Reloads for a reason nobody pressed for and nobody waits for, such as a new version: when the screen is not in use, once
 * for each reason; where that cannot be remembered there is a Reload button instead (R12).
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
