import { iconBadge } from '~/platform/icon-badge'
import { dropPushSubscription } from '~/platform/push-subscription'
import type { EndReason } from './session-types'

/** Loaded when it is needed: it is not part of the start. */
const clearStoredData = async (): Promise<void> =>
  (await import('./clear-stored-data')).clearStoredData()

/** Removes what the device shows, receives or stores of the golfer who left (R10). A refused golfer stays subscribed to pushes. */
export async function clearDevice(
  reason: EndReason,
  { badge = iconBadge.clear, push = dropPushSubscription, stored = clearStoredData } = {},
): Promise<void> {
  badge()
  const hasLeft = reason === 'logout' || reason === 'deleted'
  await Promise.allSettled([stored(), hasLeft && push()])
}
