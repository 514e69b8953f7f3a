import { appBadge } from '~/platform/app-badge'
import { dropPushSubscription } from '~/platform/push-subscription'
import type { EndReason } from '../session-types'

/** Loaded on demand: it is not part of the start. */
const clearStoredData = async (): Promise<void> =>
  (await import('./clear-stored-data')).clearStoredData()

/** Clears the badge, the stored data and, after a logout but not a refusal, the push subscription (R10). */
export async function clearDevice(
  reason: EndReason,
  { badge = appBadge.clear, push = dropPushSubscription, stored = clearStoredData } = {},
): Promise<void> {
  badge()
  const hasLeft = reason === 'logout' || reason === 'deleted'
  await Promise.allSettled([stored(), hasLeft && push()])
}
