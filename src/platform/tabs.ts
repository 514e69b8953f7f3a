/** Tells the other tabs of this browser that stored data changed; they read it again themselves. */
export type Tabs = {
  /** `what` changed, if that is worth saying: storage itself may reach the others later. */
  announce(what?: string): void
  /** Hears announcements of other tabs, and changes of local storage they made without one. */
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
