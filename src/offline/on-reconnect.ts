import { browserConnection } from '~/platform/connection'
import { hub } from '~/realtime/hub'

/**
 * Calls the listener each time the network is back: the browser reports it, or the hub connects, since a browser that
 * missed the loss also misses the reconnect. Returns an unsubscribe function.
 */
export function onReconnect(listener: () => unknown): () => void {
  const stopListening = browserConnection.listen((online) => online && listener())
  const stopHub = hub.subscribe(() => hub.state() === 'Connected' && listener())
  return () => {
    stopListening()
    stopHub()
  }
}
