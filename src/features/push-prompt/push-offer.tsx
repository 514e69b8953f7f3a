import { useEffect, useState } from 'react'
import { onWritten } from '~/api/client'
import { realTimers, wait } from '~/lib/timers'
import { WORKER } from '~/platform/service-worker'
import { browserStorage } from '~/platform/storage'
import { onPushChanged } from '~/platform/worker-messages'
import { session } from '~/session/session'
import { push } from './app-push'
import { PushPrompt } from './push-prompt'

/** That the golfer has said Not Now on this device; it goes with the session (R10), the host's own record stays. */
const DECLINED_KEY = 'push_declined'
const storage = browserStorage([DECLINED_KEY], [DECLINED_KEY])
session.onEnd(() => storage.remove(DECLINED_KEY))

// A subscription the browser has changed is no use before the host knows it.
onPushChanged(globalThis.navigator?.serviceWorker, location.origin + WORKER, () => {
  if (session.state().status === 'signed-in') void push.sync()
})

/** The golfer has done what friends will hear of: the moment to offer hearing of them. */
const MOMENTS = new Set(['/api/comments/woohoo', '/api/Ghin/PostScore'])
const CHECK_INTERVAL_MS = 500

/** Another dialog, or typing, is not interrupted. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true

/** The offer of notifications, after a first cheer or post; and the subscription in step with the host (R18). */
export function PushOffer() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    void push.sync()
    const unmounted = new AbortController()
    async function offer(): Promise<void> {
      if (storage.get(DECLINED_KEY) !== undefined || !(await push.mayOffer())) return
      do await wait(realTimers, CHECK_INTERVAL_MS, unmounted.signal)
      while (isBusy())
      setIsShown(true)
    }
    const stop = onWritten((path) => {
      if (MOMENTS.has(path)) offer().catch(() => {}) // left meanwhile
    })
    return () => {
      stop()
      unmounted.abort()
    }
  }, [])
  if (!isShown) return null
  return (
    <PushPrompt
      enable={push.enable}
      onDecline={() => {
        storage.set(DECLINED_KEY, 'true')
        void push.decline()
      }}
      onClose={() => setIsShown(false)}
    />
  )
}
