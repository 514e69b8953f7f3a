import { useEffect } from 'react'
import { iconBadge } from '~/platform/icon-badge'
import { browserVisibility } from '~/platform/visibility'
import { BADGE_CAP } from '~/ui/feedback/badge'

/**
 * Keeps the badge on the app's icon equal to the count in the app: when the count changes, and when the app becomes
 * visible, since a push may have painted another. Does nothing while the count is unknown; at the end of a session the
 * badge is cleared with the rest of the device.
 */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return undefined
    const paint = () => iconBadge.set('news', Math.min(count, BADGE_CAP))
    paint()
    return browserVisibility.listen((visible) => visible && paint())
  }, [count])
}
