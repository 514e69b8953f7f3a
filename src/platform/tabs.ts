/** Notifies the other tabs of this browser that stored data changed; they read it themselves. */
export type Tabs = {
  /** Notifies the other tabs. Storage may reach them later than the message. */
  announce(what?: string): void
  /** Subscribes to announcements of other tabs, and to their changes of local storage. */
  listen(listener: (what?: string) => void): () => void
}

/** A BroadcastChannel, where there is one (cookie mode has no storage event), and the storage event. */
export function browserTabs(name: string): Tabs {
  let opened: BroadcastChannel | undefined
  const channel = () => {
    if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(name)
    return opened
  }
  return {
    announce: (what = '') => channel()?.postMessage(what),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) =>
        listener(typeof data === 'string' && data !== '' ? data : undefined)
      const onStorage = () => listener()
      channel()?.addEventListener('message', onMessage)
      globalThis.addEventListener?.('storage', onStorage)
      return () => {
        channel()?.removeEventListener('message', onMessage)
        globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}
