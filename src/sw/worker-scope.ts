import { fieldOf } from '~/lib/decode'

/*
 * The part of a service worker's global scope that this app uses. TypeScript's own declarations of it cannot be used in one
 * program with those of the page.
 */
export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }

/** A request of a page or worker. */
export type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request
  /** Empty for a navigation. */
  readonly clientId: string
  respondWith(response: Promise<Response>): void
}

/** A message of a page. */
export type WorkerMessageEvent = WorkerEvent & { readonly data: unknown }

/** A push from the host; `data` is null without a payload. */
export type WorkerPushEvent = WorkerEvent & { readonly data: { text(): string } | null }

/** A press on a notification. */
export type WorkerNotificationEvent = WorkerEvent & {
  readonly notification: Pick<Notification, 'close' | 'data'>
}

/** The part of a push subscription that a new one is made like. */
type WorkerSubscription = {
  readonly options: { readonly applicationServerKey: ArrayBuffer | null }
}

/** The browser ended or renewed a subscription; some browsers report neither the old nor the new one. */
export type WorkerSubscriptionEvent = WorkerEvent & {
  readonly oldSubscription?: WorkerSubscription | null
  readonly newSubscription?: WorkerSubscription | null
}

/** A window of the app. */
export type WorkerClient = {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<WorkerClient>
  /** Rejects for a window this worker does not control. */
  navigate(url: string): Promise<WorkerClient | null>
  postMessage(message: unknown, transfer: Transferable[]): void
}

/** The events by their type. */
export type WorkerEvents = {
  activate: WorkerEvent
  fetch: WorkerFetchEvent
  message: WorkerMessageEvent
  push: WorkerPushEvent
  notificationclick: WorkerNotificationEvent
  pushsubscriptionchange: WorkerSubscriptionEvent
}

/** The global scope of the worker. */
export type WorkerScope = {
  readonly location: { readonly origin: string }
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    readonly pushManager: {
      subscribe(options: {
        userVisibleOnly: true
        applicationServerKey: ArrayBuffer
      }): Promise<WorkerSubscription>
    }
  }
  readonly navigator: { setAppBadge?(count: number): Promise<void> }
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<WorkerClient | undefined>
    matchAll(options: {
      type: 'window'
      includeUncontrolled?: boolean
    }): Promise<readonly WorkerClient[]>
    openWindow(url: string): Promise<WorkerClient | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<T extends keyof WorkerEvents>(
    type: T,
    listener: (event: WorkerEvents[T]) => void,
  ): void
}

/** The files of the build; the bundler inserts them. */
export type PrecacheList = (string | { url: string; revision: string | null })[]

/** Whether a message has this type; the sender is not checked. */
export const isMessage = ({ data }: WorkerMessageEvent, type: string): boolean =>
  fieldOf(data, 'type') === type
