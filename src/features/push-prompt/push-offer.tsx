import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { onWritten } from '~/api/client'
import { WORKER } from '~/platform/service-worker/register-worker'
import { localOrCookieStorage } from '~/platform/storage/storage'
import { onNotificationPress, onPushChanged } from '~/platform/service-worker/worker-messages'
import { session } from '~/session/session'
import { failureText } from '~/domain/account/failure-text'
import { pushMessages } from '~/domain/messages/push'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'
import { feedCard } from '~/ui/layout/slots'
import { cardClass } from '~/ui/layout/card'
import text from '~/ui/layout/text.module.css'
import { install } from '~/features/install/app-install'
import { InstallHelp } from '~/features/install/install-offer'
import { push } from './app-push'
import type { PushOfferKind } from './create-push'
import { pushMutations } from './mutations'
import styles from './push-prompt.module.css'

type Props = {
  /** Whether notifications can be turned on here, or once the app is installed. */
  kind: PushOfferKind
  /** Turns notifications on; rejects with an error that can be shown. */
  enable: () => Promise<void>
  onDecline: () => void
  onClose: () => void
}

/** Offers the badge, as a card of the feed. The browser's permission prompt comes only after Enable. */
export function PushPrompt({ kind, enable, onDecline, onClose }: Props) {
  const id = useId()
  const client = useQueryClient()
  const options = pushMutations.enable()
  const { mutate, isPending, isError, error } = useMutation({ ...options, onSuccess: onClose })
  const decline = () => {
    onDecline()
    onClose()
  }
  const accept = () => {
    if (client.isMutating(options) === 0) mutate(enable())
  }
  return (
    <article
      ref={useRestoreFocusOnUnmount<HTMLElement>()}
      className={classNames(cardClass, styles.card)}
      aria-labelledby={id}
    >
      <span className={styles.icon} aria-hidden="true">
        <img src="/icons/icon-192.png" alt="" width="48" height="48" />
        <span>3</span>
      </span>
      <div>
        <h2 id={id}>{pushMessages.title}</h2>
        <p className={text.soft}>{pushMessages.offer}</p>
        {kind === 'install' && <p className={text.soft}>{pushMessages.installFirst}</p>}
      </div>
      <div className={styles.wide}>
        {kind === 'install' && <InstallHelp />}
        {isError && <Notice kind="error">{failureText(error)}</Notice>}
        <div className={styles.actions}>
          {kind === 'enable' && (
            <Button variant="primary" busy={isPending} onClick={accept}>
              {pushMessages.enable}
            </Button>
          )}
          <Button variant="quiet" onClick={decline}>
            {pushMessages.notNow}
          </Button>
        </div>
      </div>
    </article>
  )
}

/** Whether the golfer pressed Not Now on this device; cleared with the session (R10), while the host's record stays. */
const DECLINED_KEY = 'push_declined'
const storage = localOrCookieStorage([DECLINED_KEY], [DECLINED_KEY])
session.onEnd(() => storage.remove(DECLINED_KEY))

const container = globalThis.navigator?.serviceWorker
const worker = location.origin + WORKER

/** Goes to an address within the page; undefined on a page without a golfer. */
let goTo: ((address: string) => void) | undefined
onNotificationPress(container, worker, (address) => {
  goTo?.(address)
  return goTo !== undefined
})

// The host must receive a subscription that the browser has changed.
onPushChanged(container, worker, () => {
  if (session.state().status === 'signed-in') void push.sync()
})

/** Events after which notifications are offered: the golfer has done something that friends may answer. */
const MOMENTS = new Set(['/api/comments/woohoo', '/api/Ghin/PostScore'])

/**
 * Offers notifications after a first Woohoo or post, synchronizes the subscription with the host (R18), and goes where a
 * pressed notification leads.
 */
export function PushOffer() {
  const navigate = useNavigate()
  useEffect(() => {
    goTo = (address) => {
      const { pathname, search, hash } = location
      if (address !== pathname + search + hash) void navigate(address)
    }
    return () => (goTo = undefined)
  }, [navigate])
  const { mutate: decline } = useMutation(pushMutations.decline())
  const show = useEffectEvent((kind: PushOfferKind) =>
    feedCard.setState({
      card: (
        <PushPrompt
          kind={kind}
          enable={push.enable}
          onDecline={() => {
            storage.set(DECLINED_KEY, 'true')
            decline()
          }}
          onClose={hide}
        />
      ),
    }),
  )
  useEffect(() => {
    void push.sync()
    let isMounted = true
    async function offer(): Promise<void> {
      if (storage.get(DECLINED_KEY) !== undefined || feedCard.getState().card) return
      // Not beside the offer to install the app, which says the same.
      const canInstall = install.method() !== undefined && install.offeredMethod() === undefined
      const kind = await push.offer(canInstall)
      if (kind && isMounted) show(kind)
    }
    const stop = onWritten((path) => {
      if (MOMENTS.has(path)) void offer()
    })
    return () => {
      isMounted = false
      stop()
      hide()
    }
  }, [])
  return null
}

const hide = () => feedCard.setState({ card: undefined })
