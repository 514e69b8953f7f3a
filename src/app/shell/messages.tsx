import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand/react'
import { session } from '~/session/session'
import { alerts } from '~/ui/overlay/alerts'
import { trackFocus } from '~/ui/focus/focus'
import { lazyWithFallback, useHasEverBeen } from '~/ui/layout/lazy-with-fallback'
import { toasts } from '~/ui/feedback/toasts'

trackFocus() // so that the focus is restored after an alert

// Messages for the previous golfer are cleared (R10).
session.onEnd(() => {
  alerts.clear()
  toasts.close()
})

// Loaded on demand: there is no message before the golfer has done something.
const Hosts = lazyWithFallback(
  () => import('./message-hosts').then((module) => module.MessageHosts),
  PlainAlert,
)

/** Renders the app's alerts and its undo bar from the first message on. */
export function Messages() {
  const alert = useStore(alerts)
  const toast = useStore(toasts)
  const hasHadMessage = useHasEverBeen(alert !== undefined || toast !== undefined)
  if (!hasHadMessage) return null
  return (
    <Suspense fallback={null}>
      <Hosts />
    </Suspense>
  )
}

/** Falls back to `window.alert`: the dialog's code could not be loaded, and the message must be shown. */
function PlainAlert() {
  const message = useStore(alerts)
  useEffect(() => {
    if (message === undefined) return
    window.alert(message)
    alerts.close()
  }, [message])
  return null
}
