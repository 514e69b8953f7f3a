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

/** Hears the worker's order to reload; the same words from anybody else are not heard (R12). */
export function onForceReload(
  container: MessageContainer | undefined,
  worker: string,
  listener: () => void,
): void {
  container?.addEventListener('message', ({ data, source }) => {
    const own = source !== null && 'scriptURL' in source && source.scriptURL === worker
    if (own && typeOf(data) === 'FORCE_RELOAD') listener()
  })
  container?.startMessages?.()
}
