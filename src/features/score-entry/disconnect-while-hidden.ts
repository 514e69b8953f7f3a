import type { Visibility } from '~/platform/visibility'
import type { Hub } from '~/realtime/hub-types'

/**
 * On the course a pocketed phone keeps no connection: the hub is let go of while the page is hidden and taken up again, with
 * what was missed, when it is visible. Call the answer when the mode ends.
 */
export function restWhileHidden(hub: Pick<Hub, 'start' | 'stop'>, page: Visibility): () => void {
  let resting = false
  function rest(wanted: boolean): void {
    if (wanted === resting) return
    resting = wanted
    if (resting) hub.stop()
    else hub.start(true)
  }
  const forget = page.listen((visible) => rest(!visible))
  rest(!page.visible())
  return () => {
    forget()
    rest(false)
  }
}
