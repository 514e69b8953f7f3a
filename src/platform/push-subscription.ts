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
