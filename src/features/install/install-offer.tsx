import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { paths } from '~/routing/paths'
import { install } from './app-install'
import { installMessages } from '~/domain/messages/install'
import { Button } from '~/ui/actions/button'
import { focusHolder, restoreFocus } from '~/ui/focus/focus'
import type { InstallMethod } from './create-install'
import { InstallSteps } from './install-steps'
import styles from './install.module.css'

type Props = {
  method: InstallMethod
  /** Shows the browser's prompt. */
  onInstall: () => Promise<void>
  onDecline: () => void
}

/** Offers to install the app. It overlays the foot of the page and does not take the focus. */
function InstallCard({ method, onInstall, onDecline }: Props) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState(false)
  useLayoutEffect(() => {
    const element = card.current
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && onDecline()
    element?.addEventListener('keydown', pressed)
    return () => {
      element?.removeEventListener('keydown', pressed)
      if (element?.contains(focusHolder())) queueMicrotask(restoreFocus)
    }
  }, [onDecline])
  return (
    <aside ref={card} className={styles.card} aria-labelledby={id}>
      <img src="/icons/icon-192.png" alt="" width="48" height="48" />
      <div>
        <h2 id={id}>{installMessages.title}</h2>
        <p>{installMessages.why}</p>
      </div>
      {method === 'steps' && <InstallSteps />}
      <div className={styles.actions}>
        {method === 'ask' ? (
          <>
            <Button
              variant="primary"
              busy={busy}
              onClick={() => {
                setBusy(true)
                void onInstall().then(() => setBusy(false))
              }}
            >
              {installMessages.install}
            </Button>
            <Button variant="quiet" onClick={onDecline}>
              {installMessages.notNow}
            </Button>
          </>
        ) : (
          <Button variant="tint" onClick={onDecline}>
            {installMessages.understood}
          </Button>
        )}
      </div>
    </aside>
  )
}

/** The offer to install the app, on Linx from the second visit on. */
export function InstallOffer() {
  const method = useStore(install.revision, install.offeredMethod)
  const { pathname } = useLocation()
  useEffect(() => install.visit(), [])
  if (!method || pathname !== paths.linx()) return null
  return <InstallCard method={method} onInstall={install.prompt} onDecline={install.decline} />
}
