import { isInstalled } from './home-screen'

/** The part of a push subscription this app uses. */
export type Subscription = {
  readonly endpoint: string
  readonly options: { readonly applicationServerKey: ArrayBuffer | null }
  getKey(name: 'p256dh' | 'auth'): ArrayBuffer | null
  unsubscribe(): Promise<boolean>
}

/** The options of a subscription; a browser accepts no other value of `userVisibleOnly`. */
export type SubscribeOptions = {
  userVisibleOnly: true
  applicationServerKey: Uint8Array<ArrayBuffer>
}

/** The part of the browser's push manager that this app uses. */
export type PushManagerPort = {
  getSubscription(): Promise<Subscription | null>
  subscribe(options: SubscribeOptions): Promise<Subscription>
}

/** The golfer's answer to the permission prompt; 'not-supported' if the browser has no push notifications. */
export type PushPermission = NotificationPermission | 'not-supported'

/** Notifications of this device. */
export type PushDevice = {
  permission(): PushPermission
  /** Shows the permission prompt; only inside a user gesture. */
  requestPermission(): Promise<NotificationPermission>
  /** Whether the app runs installed, from the home screen. */
  isStandalone(): boolean
  /** Undefined where there is no worker. */
  manager(): Promise<PushManagerPort | undefined>
}

/** This browser's notifications. */
export const browserPush: PushDevice = {
  permission() {
    const supported =
      'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
    return supported ? Notification.permission : 'not-supported'
  },
  requestPermission: () => Notification.requestPermission(),
  isStandalone: isInstalled,
  manager: async () => (await navigator.serviceWorker.getRegistration())?.pushManager,
}
