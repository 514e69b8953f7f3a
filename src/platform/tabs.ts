/** Notifies the other tabs of this browser that stored data changed; they read it themselves. */
export type Tabs = {
  /** Notifies the other tabs. Storage may reach them later than the message. */
  announce(what?: string): void
  /** Subscribes to announcements of other tabs, and to their changes of local storage. */
  listen(listener: (what?: string) => void): () => void
}

/**
 * Uses a BroadcastChannel if there is one (cookie mode has no storage event), and the storage event. The channel is open
 * while there are listeners; without any it is opened only for an announcement.
 */
export function browserTabs(name: string): Tabs {
  let opened: BroadcastChannel | undefined
  const listeners = new Set<unknown>()
  const channel = () => {
    if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(name)
    return opened
  }
  function closeUnused(): void {
    if (listeners.size > 0) return
    opened?.close()
    opened = undefined
  }
  return {
    announce(what = '') {
      channel()?.postMessage(what)
      closeUnused()
    },
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) =>
        listener(typeof data === 'string' && data !== '' ? data : undefined)
      const onStorage = () => listener()
      channel()?.addEventListener('message', onMessage)
      globalThis.addEventListener?.('storage', onStorage)
      listeners.add(onMessage)
      return () => {
        opened?.removeEventListener('message', onMessage)
        globalThis.removeEventListener?.('storage', onStorage)
        listeners.delete(onMessage)
        closeUnused()
      }
    },
  }
}
