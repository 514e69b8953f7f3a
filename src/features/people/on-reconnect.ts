import { browserConnection } from '~/platform/connection'
import { hub } from '~/realtime/hub'

/**
 * Tells each time the network is back: the browser says so, or the hub does by connecting, since a browser that never noticed
 * the loss does not notice its end. Call the answer to stop.
 */
export function onReconnect(listener: () => unknown): () => void {
  const stopListening = browserConnection.listen((online) => online && listener())
  const stopHub = hub.subscribe(() => hub.state() === 'Connected' && listener())
  return () => {
    stopListening()
    stopHub()
  }
}
