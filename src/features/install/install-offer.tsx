import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { paths } from '~/routing/paths'
import { install } from './app-install'
import { installMessages } from '~/domain/messages/install'
import { Button } from '~/ui/actions/button'
import { focusHolder, restoreFocus } from '~/ui/focus/focus'
import type { InstallMethod } from './create-install'
import styles from './install.module.css'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'

/** Safari's icons, beside their names. */
const DRAWINGS = [
  <path key="share" d="M12 15V3.5M8 7l4-3.5L16 7M8.5 10.5H6v10h12v-10h-2.5" />,
  <path key="add" d="M4.5 4.5h15v15h-15zM12 8v8M8 12h8" />,
  <path key="done" d="m4.5 12.5 5 5 10-11" />,
]

/** Instructions to install the app where the browser has no prompt. */
const InstallSteps = () => (
  <ol role="list" className={styles.steps}>
    {installMessages.steps.map((step, at) => (
      <li key={step}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          {DRAWINGS[at]}
        </svg>
        <span>{step}</span>
      </li>
    ))}
  </ol>
)

/** How to install the app, below a message that requires it; nothing where the browser cannot install. */
export function InstallHelp() {
  const method = useStore(install.revision, install.method)
  if (!method) return null
  return method === 'steps' ? <InstallSteps /> : <InstallButton />
}

const InstallButton = () => (
  <Button
    ref={useRestoreFocusOnUnmount<HTMLButtonElement>()}
    variant="tint"
    onClick={() => void install.prompt()}
  >
    {installMessages.install}
  </Button>
)

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
        {method === 'prompt' ? (
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
