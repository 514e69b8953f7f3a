import { appBadge } from '~/platform/app-badge'
import type { EndReason } from '../session-types'

type Subscription = { unsubscribe(): Promise<boolean> }
type Registration = { pushManager?: { getSubscription(): Promise<Subscription | null> } }
/** The part of `navigator.serviceWorker` that leads to the subscription. */
export type PushContainer = { getRegistration(): Promise<Registration | undefined> }

/** Removes the push subscription of this device. Failures are ignored. */
export async function dropPushSubscription(
  container: PushContainer | undefined = globalThis.navigator?.serviceWorker,
): Promise<void> {
  try {
    const registration = await container?.getRegistration()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
  } catch {
    // the subscription stays; the host stops using it once the push service returns 410
  }
}

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
