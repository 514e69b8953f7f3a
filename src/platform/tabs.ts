/** Tells the other tabs of this browser that stored data changed; they read it again themselves. */
export type Tabs = {
  announce(): void
  /** Hears announcements of other tabs, and changes of local storage they made without one. */
  listen(listener: () => void): () => void
}

/** A BroadcastChannel, where there is one (cookie mode has no storage event), and the storage event. */
export function browserTabs(name: string): Tabs {
  let opened: BroadcastChannel | undefined
  const channel = () => {
    if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(name)
    return opened
  }
  return {
    announce: () => channel()?.postMessage('changed'),
    listen(listener) {
      const hear = () => listener()
      channel()?.addEventListener('message', hear)
      globalThis.addEventListener?.('storage', hear)
      return () => {
        channel()?.removeEventListener('message', hear)
        globalThis.removeEventListener?.('storage', hear)
      }
    },
  }
}
