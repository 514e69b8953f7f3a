import { wholeCount } from '~/lib/numbers'
import { browserVisibility } from './visibility'

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

/**
 * The number on the app's icon: the sum of the new entries in Linx and today's scores that are not posted yet. Apart from
 * the worker, which sets the badge on a push, only this module sets it. The first scroll or touch on Linx resets the count
 * of new entries (features/feed/visit), a posted score no longer counts (features/scores/unsent), and the end of the session
 * clears both (session/sign-out/clear-device).
 */
export function createAppBadge(
  show: (count: number) => void = showBadge,
  visibility = browserVisibility,
) {
  let news = 0
  let unsent = 0
  const paint = () => show(news + unsent)
  return {
    /** Shows the count of new entries, again whenever the app becomes visible. Returns an unsubscribe function. */
    showNews(count: number): () => void {
      const update = () => {
        news = count
        paint()
      }
      update()
      return visibility.listen((visible) => visible && update())
    },
    setUnsent(count: number): void {
      if (count === unsent) return // at the start, a push may have set the badge
      unsent = count
      paint()
    },
    /** Clears the badge when the session ends (R10). */
    clear(): void {
      news = unsent = 0
      paint()
    },
  }
}

/** The badge of this device. */
export const appBadge = createAppBadge()
