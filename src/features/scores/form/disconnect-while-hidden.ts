import type { Visibility } from '~/platform/visibility'
import type { Hub } from '~/realtime/hub-types'

/**
 * Saves battery on the course: the hub disconnects while the page is hidden and reconnects, with
 * what was missed, when it is visible. Call the answer when the mode ends.
 */
export function disconnectWhileHidden(
  hub: Pick<Hub, 'start' | 'stop'>,
  page: Visibility,
): () => void {
  let isDisconnected = false
  function setDisconnected(shouldDisconnect: boolean): void {
    if (shouldDisconnect === isDisconnected) return
    isDisconnected = shouldDisconnect
    if (isDisconnected) hub.stop()
    else hub.start(true)
  }
  const unsubscribe = page.listen((visible) => setDisconnected(!visible))
  setDisconnected(!page.isVisible())
  return () => {
    unsubscribe()
    setDisconnected(false)
  }
}
