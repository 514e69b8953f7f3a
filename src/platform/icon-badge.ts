import { wholeCount } from '~/lib/numbers'

/** The part of `navigator` that paints the app's icon; absent in most browsers. */
export type BadgePort = {
  setAppBadge?(count?: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/**
 * Shows a count on the app's icon, or clears it at 0. Values other than whole numbers from 0 up are ignored (R18), and so
 * are browsers that have no badge or refuse it.
 */
export function showBadge(
  count: unknown,
  port: BadgePort | undefined = globalThis.navigator,
): void {
  const value = wholeCount(count)
  if (value === undefined) return
  const done = value > 0 ? port?.setAppBadge?.(value) : port?.clearAppBadge?.()
  done?.catch(() => {})
}

/** The parts that the number on the app's icon is the sum of. */
type BadgePart = 'news' | 'unsent'

/**
 * The number on the app's icon, the sum of independent parts: new entries in Linx, and today's scores that are not posted
 * yet.
 */
export function createIconBadge(show: (count: number) => void = showBadge) {
  const counts = new Map<BadgePart, number>()
  const paint = () => {
    const sum = (counts.get('news') ?? 0) + (counts.get('unsent') ?? 0)
    // The count of new entries is unknown yet: a push may have set the badge.
    if (counts.has('news') || sum > 0) show(sum)
  }
  return {
    set(part: BadgePart, count: number): void {
      counts.set(part, count)
      paint()
    },
    /** Clears the badge when the session ends (R10). */
    clear(): void {
      counts.clear()
      show(0)
    },
  }
}

/** The badge of this device. */
export const iconBadge = createIconBadge()
