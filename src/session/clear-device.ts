import { showBadge } from '~/platform/badge'
import { dropPushSubscription } from '~/platform/push-subscription'
import type { EndReason } from './session-types'

/** What the device itself still shows or receives of the golfer who left (R10). A refused one stays subscribed. */
export function clearDevice(
  reason: EndReason,
  { badge = showBadge, push = dropPushSubscription } = {},
): Promise<void> {
  badge(0)
  return reason === 'logout' || reason === 'deleted' ? push() : Promise.resolve()
}
