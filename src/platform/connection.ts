import { useSyncExternalStore } from 'react'
import { createListeners } from '~/lib/listeners'
import { isOnline } from '~/lib/online'

/** Whether the browser believes it has a network. 'Online' promises nothing; 'offline' is reliable. */
export type Connection = {
  isOnline(): boolean
  listen(listener: (isOnline: boolean) => void): () => void
}

const listeners = createListeners<[isOnline: boolean]>()
// One listener on the window for all subscribers, so that components that depend on it change together.
for (const type of ['online', 'offline'])
  globalThis.addEventListener?.(type, () => listeners.notify(type === 'online'))

/** The browser's network. */
export const browserConnection: Connection = { isOnline, listen: listeners.add }

/** Whether the browser believes it has a network; renders again when that changes. True in prerendered HTML. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(browserConnection.listen, isOnline, () => true)
