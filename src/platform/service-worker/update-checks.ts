import type { Timers } from '~/lib/timers'
import type { Visibility } from '~/platform/visibility'

/** How often a visible tab checks for a new build. */
export const CHECK_MS = 15 * 60_000

type Parts = { check: () => void; visibility: Visibility; timers: Timers }

/**
 * Checks for a new build while the tab is visible and never while it is hidden; a tab that becomes visible checks at
 * once when a check is due. The first check is the browser's own, at the start. Never more than one timer (UPD-12).
 */
export function startUpdateChecks({ check, visibility, timers }: Parts): void {
  let last = timers.elapsed()
  let callOff = () => {}

  function plan(): void {
    callOff()
    if (!visibility.isVisible()) return
    callOff = timers.after(Math.max(0, last + CHECK_MS - timers.elapsed()), () => {
      last = timers.elapsed()
      check()
      plan()
    })
  }

  visibility.listen(plan)
  plan()
}
