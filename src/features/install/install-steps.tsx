import { useStore } from 'zustand/react'
import { installMessages } from '~/domain/messages/install'
import { Button } from '~/ui/actions/button'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'
import styles from './install.module.css'
import { install } from './app-install'

/** Safari's icons, beside their names. */
const DRAWINGS = [
  <path key="share" d="M12 15V3.5M8 7l4-3.5L16 7M8.5 10.5H6v10h12v-10h-2.5" />,
  <path key="add" d="M4.5 4.5h15v15h-15zM12 8v8M8 12h8" />,
  <path key="done" d="m4.5 12.5 5 5 10-11" />,
]

/** Instructions to install the app where the browser has no prompt. */
export const InstallSteps = () => (
  <ol className={styles.steps}>
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
