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
