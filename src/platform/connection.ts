import { isOnline } from '~/lib/online'

/** Whether the browser believes it has a network. 'Online' promises nothing; 'offline' is reliable. */
export type Connection = {
  isOnline(): boolean
  listen(listener: (isOnline: boolean) => void): () => void
}

export const browserConnection: Connection = {
  isOnline,
  listen(listener) {
    const onOnline = () => listener(true)
    const onOffline = () => listener(false)
    globalThis.addEventListener?.('online', onOnline)
    globalThis.addEventListener?.('offline', onOffline)
    return () => {
      globalThis.removeEventListener?.('online', onOnline)
      globalThis.removeEventListener?.('offline', onOffline)
    }
  },
}
