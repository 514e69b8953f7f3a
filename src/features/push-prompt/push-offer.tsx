import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onWritten } from '~/api/client'
import { realTimers, wait } from '~/lib/timers'
import { WORKER } from '~/platform/service-worker'
import { browserStorage } from '~/platform/storage/storage'
import { onPushChanged } from '~/platform/worker-messages'
import { session } from '~/session/session'
import { openDialog } from '~/ui/focus/focus'
import { push } from './app-push'
import { pushMutations } from './mutations'
import { PushPrompt } from './push-prompt'

/** Whether the golfer pressed Not Now on this device; cleared with the session (R10), while the host's record stays. */
const DECLINED_KEY = 'push_declined'
const storage = browserStorage([DECLINED_KEY], [DECLINED_KEY])
session.onEnd(() => storage.remove(DECLINED_KEY))

// The host must receive a subscription that the browser has changed.
onPushChanged(globalThis.navigator?.serviceWorker, location.origin + WORKER, () => {
  if (session.state().status === 'signed-in') void push.sync()
})

/** Events after which notifications are offered: the golfer has done something that friends may answer. */
const MOMENTS = new Set(['/api/comments/woohoo', '/api/Ghin/PostScore'])
const CHECK_INTERVAL_MS = 500

/** Does not interrupt an open dialog or typing. */
const isBusy = (): boolean =>
  openDialog() !== undefined || document.activeElement?.matches('input, textarea, select') === true

/** Offers notifications after a first cheer or post, and synchronizes the subscription with the host (R18). */
export function PushOffer() {
  const [isShown, setIsShown] = useState(false)
  const { mutate: decline } = useMutation(pushMutations.decline())
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
      if (MOMENTS.has(path)) offer().catch(() => {}) // unmounted in the meantime
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
        decline()
      }}
      onClose={() => setIsShown(false)}
    />
  )
}
