import { fieldOf } from '~/lib/decode'
import { ownPath } from '~/lib/url'

type Source = { scriptURL?: unknown } | null
type WorkerMessage = {
  data: unknown
  source: Source | MessageEventSource
  ports?: readonly Pick<MessagePort, 'postMessage'>[]
}
/** The part of `navigator.serviceWorker` that receives messages. */
export type MessageContainer = {
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
  startMessages?(): void
}

/** Subscribes to one type of message from the app's own worker; messages from other sources are ignored (R12). */
function onMessage(
  container: MessageContainer | undefined,
  worker: string,
  type: string,
  listener: (message: WorkerMessage) => void,
): void {
  container?.addEventListener('message', (message) => {
    const { data, source } = message
    const own = source !== null && 'scriptURL' in source && source.scriptURL === worker
    if (own && fieldOf(data, 'type') === type) listener(message)
  })
  container?.startMessages?.()
}

/** Subscribes to the worker's message to reload. */
export const onForceReload = (
  container: MessageContainer | undefined,
  worker: string,
  listener: () => void,
): void => onMessage(container, worker, 'FORCE_RELOAD', listener)

/** Subscribes to the message that the browser has ended or renewed this device's push subscription. */
export const onPushChanged = (
  container: MessageContainer | undefined,
  worker: string,
  listener: () => void,
): void => onMessage(container, worker, 'PUSH_CHANGED', listener)

/**
 * Subscribes to the press of a notification. `open` returns whether this page goes to the address itself; the worker waits
 * for that response, and loads the address if there is none.
 */
export const onNotificationPress = (
  container: MessageContainer | undefined,
  worker: string,
  open: (address: string) => boolean,
): void =>
  onMessage(container, worker, 'OPEN', ({ data, ports }) => {
    const address = ownPath(fieldOf(data, 'address'), new URL(worker).origin)
    if (address !== undefined && open(address)) ports?.[0]?.postMessage(true)
  })
