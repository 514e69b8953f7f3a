type Subscription = { unsubscribe(): Promise<boolean> }
type Registration = { pushManager?: { getSubscription(): Promise<Subscription | null> } }
/** The part of `navigator.serviceWorker` that leads to the subscription. */
export type PushContainer = { getRegistration(): Promise<Registration | undefined> }

/** Ends the pushes to this device. A browser without push, or one that fails at it, is no failure. */
export async function dropPushSubscription(
  container: PushContainer | undefined = globalThis.navigator?.serviceWorker,
): Promise<void> {
  try {
    const registration = await container?.getRegistration()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
  } catch {
    // the subscription stays; the host stops using it when it answers 410
  }
}
