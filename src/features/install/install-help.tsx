import { useStore } from 'zustand/react'
import { installMessages } from '~/domain/messages/install'
import { Button } from '~/ui/actions/button'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'
import { install } from './app-install'
import { InstallSteps } from './install-steps'

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
