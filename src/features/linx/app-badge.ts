import { useEffect } from 'react'
import { iconBadge } from '~/platform/icon-badge'
import { browserVisibility } from '~/platform/visibility'
import { BADGE_CAP } from '~/ui/badge'

/**
 * Keeps the count on the app's icon in step with the one in the app: when it changes, and when the app
 * is looked at again, since a push may have painted another meanwhile. Nothing while the count is not known;
 * at the end of a session it is cleared with the rest of the device.
 */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return undefined
    const paint = () => iconBadge.set('news', Math.min(count, BADGE_CAP))
    paint()
    return browserVisibility.listen((visible) => visible && paint())
  }, [count])
}
