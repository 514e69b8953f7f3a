type Source = { scriptURL?: unknown } | null
/** The part of `navigator.serviceWorker` that hears messages. */
export type MessageContainer = {
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; source: Source | MessageEventSource }) => void,
  ): void
  startMessages?(): void
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined

/** Hears one kind of message of the app's own worker; the same words from anybody else are not heard (R12). */
function onMessage(
  container: MessageContainer | undefined,
  worker: string,
  type: string,
  listener: () => void,
): void {
  container?.addEventListener('message', ({ data, source }) => {
    const own = source !== null && 'scriptURL' in source && source.scriptURL === worker
    if (own && typeOf(data) === type) listener()
  })
  container?.startMessages?.()
}

/** Hears the worker's order to reload. */
export const onForceReload = (
  container: MessageContainer | undefined,
  worker: string,
  listener: () => void,
): void => onMessage(container, worker, 'FORCE_RELOAD', listener)

/** Hears that the browser has ended or renewed this device's push subscription. */
export const onPushChanged = (
  container: MessageContainer | undefined,
  worker: string,
  listener: () => void,
): void => onMessage(container, worker, 'PUSH_CHANGED', listener)
