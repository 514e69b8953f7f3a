import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { session } from '~/session/session'
import { alerts } from '~/ui/alerts'
import { trackFocus } from '~/ui/focus-tracking'
import { lazyWithFallback } from '~/ui/lazy-with-fallback'
import { toasts } from '~/ui/toasts'

trackFocus() // so that no alert leaves the focus to nobody

// Nothing is left of what was said to the golfer who has left (R10).
session.onEnd(() => {
  alerts.clear()
  toasts.clear()
})

// Not part of the start: nothing is said before something has been done.
const Hosts = lazyWithFallback(
  () => import('./message-hosts').then((module) => module.MessageHosts),
  PlainAlert,
)

function subscribe(listener: () => void): () => void {
  const stops = [alerts.subscribe(listener), toasts.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}
const speaking = () => alerts.current() !== undefined || toasts.current() !== undefined

/** Where the whole app's alerts and its undo bar appear, from the first one on. */
export function Messages() {
  const now = useSyncExternalStore(subscribe, speaking, speaking)
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  if (!ever) return null
  return (
    <Suspense fallback={null}>
      <Hosts />
    </Suspense>
  )
}

/** An alert by the browser's own means: the dialog's code could not be loaded, and what it has to say matters more. */
function PlainAlert() {
  const message = useSyncExternalStore(alerts.subscribe, alerts.current)
  useEffect(() => {
    if (message === undefined) return
    window.alert(message)
    alerts.close()
  }, [message])
  return null
}
