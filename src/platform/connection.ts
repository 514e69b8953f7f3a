import { isOnline } from '~/lib/online'

/** Whether the browser believes it has a network. 'Online' promises nothing; 'offline' is reliable. */
export type Connection = {
  online(): boolean
  listen(listener: (online: boolean) => void): () => void
}

export const browserConnection: Connection = {
  online: isOnline,
  listen(listener) {
    const up = () => listener(true)
    const down = () => listener(false)
    globalThis.addEventListener?.('online', up)
    globalThis.addEventListener?.('offline', down)
    return () => {
      globalThis.removeEventListener?.('online', up)
      globalThis.removeEventListener?.('offline', down)
    }
  },
}
