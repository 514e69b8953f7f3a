import { pushMessages } from '~/domain/messages/push'
import type { PushDevice, PushManagerPort, Subscription } from '~/platform/push'

/** The host's calls. */
export type PushCalls = {
  /** The host's key; undefined when the response has none. May reject. */
  key(): Promise<Uint8Array<ArrayBuffer> | undefined>
  save(subscription: Subscription): Promise<void>
  /** Whether the host sends to the endpoint; undefined when unknown. May reject. */
  isActive(endpoint: string): Promise<boolean | undefined>
  decline(endpoint: string | null): Promise<void>
}

/** How notifications can be turned on here. */
export type PushOfferKind = 'enable' | 'install'

const sameBytes = (a: Uint8Array, b: ArrayBuffer | null): boolean => {
  if (!b || b.byteLength !== a.length) return false
  const other = new Uint8Array(b)
  return a.every((byte, at) => other[at] === byte)
}

/** Notifications on this device for the signed-in golfer (R18). */
export function createPush(device: PushDevice, calls: PushCalls) {
  /**
   * Subscribes with the host's key; a subscription with another key is removed. Tried once more when the browser still
   * has an old one.
   */
  async function subscribe(
    manager: PushManagerPort,
    key: Uint8Array<ArrayBuffer>,
  ): Promise<Subscription> {
    const old = await manager.getSubscription()
    if (old && sameBytes(key, old.options.applicationServerKey)) return old
    await old?.unsubscribe()
    const options = { userVisibleOnly: true, applicationServerKey: key } as const
    try {
      return await manager.subscribe(options)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      await (await manager.getSubscription())?.unsubscribe()
      return manager.subscribe(options)
    }
  }

  /** A failed save leaves no subscription behind: the host would never send to it (R18). */
  async function save(subscription: Subscription): Promise<void> {
    try {
      await calls.save(subscription)
    } catch (error) {
      await subscription.unsubscribe().catch(() => false)
      throw new Error(pushMessages.notSaved, { cause: error })
    }
  }

  async function finish(requested: Promise<NotificationPermission>): Promise<void> {
    const permission = await requested
    if (permission === 'denied') throw new Error(pushMessages.denied)
    if (permission !== 'granted') throw new Error(pushMessages.notGranted)
    const manager = await device.manager()
    if (!manager) throw new Error(pushMessages.notSupported)
    const key = await calls.key().catch(() => undefined)
    if (!key) throw new Error(pushMessages.noKey)
    await save(await subscribe(manager, key))
  }

  return {
    /** Turns notifications on. Must be called during a press: permission is requested before anything is awaited. */
    async enable(): Promise<void> {
      const permission = device.permission()
      if (permission === 'not-supported') throw new Error(pushMessages.notSupported)
      if (!device.isStandalone()) throw new Error(pushMessages.notInstalled)
      if (permission === 'denied') throw new Error(pushMessages.denied)
      await finish(device.requestPermission())
    },

    /**
     * What to offer: `enable` where notifications work, `install` where they would in the installed app. Undefined when the
     * permission is decided or the host sends to this device already; never rejects (PSH-06).
     */
    async offer(canInstall: boolean): Promise<PushOfferKind | undefined> {
      const permission = device.permission()
      // On an iPhone only the installed app knows notifications at all.
      if (!device.isStandalone() && canInstall && permission === 'not-supported') return 'install'
      if (permission !== 'default') return undefined
      if (!device.isStandalone()) return canInstall ? 'install' : undefined
      try {
        const manager = await device.manager()
        const subscription = await manager?.getSubscription()
        const isActive = subscription && (await calls.isActive(subscription.endpoint)) !== false
        return manager && !isActive ? 'enable' : undefined
      } catch {
        return undefined
      }
    },

    /** 'Not Now': recorded by the host. Never rejects: failures are ignored. */
    async decline(): Promise<void> {
      try {
        const subscription = await (await device.manager())?.getSubscription()
        await calls.decline(subscription?.endpoint ?? null)
      } catch {
        // reported by the request layer
      }
    },

    /** Synchronizes the subscription with the host's key and its record, once and silently (R18). */
    async sync(): Promise<void> {
      if (device.permission() !== 'granted' || !device.isStandalone()) return
      try {
        const manager = await device.manager()
        const key = manager && (await calls.key())
        if (!manager || !key) return
        const old = await manager.getSubscription()
        const subscription = await subscribe(manager, key)
        const known =
          subscription === old && (await calls.isActive(subscription.endpoint)) !== false
        if (!known) await save(subscription)
      } catch {
        // the next start tries again
      }
    },
  }
}
