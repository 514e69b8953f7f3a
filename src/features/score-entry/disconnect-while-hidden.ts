import type { Visibility } from '~/platform/visibility'
import type { Hub } from '~/realtime/hub-types'

/**
 * On the course a pocketed phone keeps no connection: the hub is let go of while the page is hidden and taken up again, with
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
