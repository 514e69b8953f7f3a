import { fieldOf } from '~/lib/decode'

type Source = { scriptURL?: unknown } | null
/** The part of `navigator.serviceWorker` that receives messages. */
export type MessageContainer = {
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; source: Source | MessageEventSource }) => void,
  ): void
  startMessages?(): void
}

/** Subscribes to one type of message from the app's own worker; messages from other sources are ignored (R12). */
function onMessage(
  container: MessageContainer | undefined,
  worker: string,
  type: string,
  listener: () => void,
): void {
  container?.addEventListener('message', ({ data, source }) => {
    const own = source !== null && 'scriptURL' in source && source.scriptURL === worker
    if (own && fieldOf(data, 'type') === type) listener()
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
