import { fieldOf, fieldsOf, nonBlank, or, parseJson } from '~/lib/decode'
import type {
  WorkerClient,
  WorkerPushEvent,
  WorkerScope,
  WorkerSubscriptionEvent,
} from './worker-scope'
import { deferred } from '~/lib/deferred'
import { wholeCount } from '~/lib/numbers'
import { PRODUCT_NAME } from '~/lib/product-name'
import { realTimers, type Timers } from '~/lib/timers'
import { ownPath } from '~/lib/url'

/** A safe address for a push: its path on the app's own origin, else the feed (R19). */
export const ownAddress = (text: unknown, origin: string): string =>
  ownPath(text, origin) ?? '/linx'

/** What a push shows, and the address that a click opens. */
export type PushMessage = {
  title: string
  body: string
  /** A path of this app. */
  address: string
  /** For the app's icon; absent = leave the badge as it is. */
  badgeCount?: number
}

const BODY = 'There’s something new in your Linx.'

/** Parses any payload, even an unusable one: every push must show something (R18). */
export function readPush(text: string, origin: string): PushMessage {
  const fields = fieldsOf(parseJson(text)?.value)
  const badgeCount = fields?.get('badgeCount')
  const isCount = typeof badgeCount === 'number' && wholeCount(badgeCount) !== undefined
  return {
    title: or(nonBlank, PRODUCT_NAME)(fields?.get('title')),
    body: or(nonBlank, BODY)(fields?.get('body')),
    address: ownAddress(fields?.get('url'), origin),
    ...(isCount && { badgeCount }),
  }
}

function textOf({ data }: WorkerPushEvent): string {
  try {
    return data?.text() ?? ''
  } catch {
    return ''
  }
}

/** Shows exactly one notification for any push (R18); a failure of the badge is ignored. */
async function show(scope: WorkerScope, event: WorkerPushEvent): Promise<void> {
  const { title, body, address, badgeCount } = readPush(textOf(event), scope.location.origin)
  await scope.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    data: { address },
  })
  if (badgeCount !== undefined) await scope.navigator.setAppBadge?.(badgeCount).catch(() => {})
}

/** How long a page has to answer, in milliseconds. Firefox allows a press to open a window for only a second. */
const ANSWER_TIMEOUT_MS = 500

/**
 * Asks a page to go to the address itself, since loading it would cut off what the page is sending, such as a score with its
 * photos. Returns false when the page does not answer, for example because it is frozen or no golfer is signed in.
 */
async function askToOpen(client: WorkerClient, address: string, timers: Timers): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = deferred<boolean>()
  port1.addEventListener('message', () => answer.resolve(true))
  port1.start()
  const stop = timers.after(ANSWER_TIMEOUT_MS, () => answer.resolve(false))
  client.postMessage({ type: 'OPEN', address }, [port2])
  const isOpening = await answer.promise
  stop()
  port1.close()
  return isOpening
}

/** Opens the address in an open window of the app, else in a new one. */
async function open(scope: WorkerScope, address: string, timers: Timers): Promise<void> {
  const { origin } = scope.location
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Some browsers report the URL that a page was loaded at, not its current one, so the page is messaged in any case.
  const current = windows.find((one) => new URL(one.url).href === origin + address)
  const target = current ?? windows[0]
  const isThere = target && ((await askToOpen(target, address, timers)) || target === current)
  const client: WorkerClient | null | undefined = isThere
    ? target
    : await target?.navigate(address).catch(() => null) // rejects for a window of another worker
  await (client ? client.focus() : scope.clients.openWindow(address))
}

/**
 * Renews a subscription that the browser ended, with the same key. Only a page can send it to the host, as its golfer: open
 * pages do so now, or else the next start does (R18).
 */
async function renew(scope: WorkerScope, event: WorkerSubscriptionEvent): Promise<void> {
  const { oldSubscription, newSubscription } = event
  const key = oldSubscription?.options.applicationServerKey
  if (!newSubscription && key) {
    const options = { userVisibleOnly: true, applicationServerKey: key } as const
    await scope.registration.pushManager.subscribe(options).catch(() => undefined)
  }
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const window of windows) window.postMessage({ type: 'PUSH_CHANGED' }, [])
}

/** Shows pushes and follows their clicks, on this app's own addresses only (R19). */
export function installPush(scope: WorkerScope, timers: Timers = realTimers): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)))
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    const address = fieldOf(notification.data, 'address')
    event.waitUntil(open(scope, ownAddress(address, scope.location.origin), timers))
  })
}
