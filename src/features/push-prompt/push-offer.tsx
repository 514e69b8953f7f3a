import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useId } from 'react'
import { onWritten } from '~/api/client'
import { realTimers, wait } from '~/lib/timers'
import { WORKER } from '~/platform/service-worker/register-worker'
import { browserStorage } from '~/platform/storage/storage'
import { onPushChanged } from '~/platform/service-worker/worker-messages'
import { session } from '~/session/session'
import { openDialog } from '~/ui/focus/focus'
import { failureText } from '~/domain/account/failure-text'
import { pushMessages } from '~/domain/messages/push'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import { Dialog, DialogActions, dialogMessageClass } from '~/ui/overlay/dialog'
import { Notice } from '~/ui/feedback/notice'
import { InstallHelp } from '~/features/install/install-offer'
import { push } from './app-push'
import { pushMutations } from './mutations'
import text from '~/ui/layout/text.module.css'
import styles from './push-prompt.module.css'

type Props = {
  /** Turns notifications on; rejects with an error that can be shown. */
  enable: () => Promise<void>
  onDecline: () => void
  onClose: () => void
}

/** A picture of the offer: the app's icon with its badge. */
const Title = () => (
  <span className={styles.title}>
    <span className={styles.icon} aria-hidden="true">
      <img src="/icons/icon-192.png" alt="" width="72" height="72" />
      <span>3</span>
    </span>
    {pushMessages.title}
  </span>
)

/** Offers the badge. The browser's permission prompt comes only after Enable. */
export function PushPrompt({ enable, onDecline, onClose }: Props) {
  const id = useId()
  const client = useQueryClient()
  const options = pushMutations.enable()
  const { mutate, isPending, isError, error } = useMutation({ ...options, onSuccess: onClose })
  const failure = isError && failureText(error)
  const decline = () => {
    onDecline()
    onClose()
  }
  const accept = () => {
    if (client.isMutating(options) === 0) mutate(enable())
  }
  return (
    <Dialog open title={<Title />} describedBy={id} onClose={decline}>
      <div className={classNames('stack', styles.offer)}>
        <p className={classNames(dialogMessageClass, text.soft)} id={id}>
          {pushMessages.offer}
        </p>
        {failure && <Notice kind="error">{failure}</Notice>}
        {failure === pushMessages.notInstalled && <InstallHelp />}
        <DialogActions>
          <Button variant="primary" busy={isPending} onClick={accept}>
            {pushMessages.enable}
          </Button>
          <Button variant="quiet" onClick={decline}>
            {pushMessages.notNow}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

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
