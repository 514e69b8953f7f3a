import { today } from '~/lib/clock'
import { isAppleMobile, isInstalled } from '~/platform/home-screen'
import { installPrompt } from '~/platform/install-prompt'
import { browserStorage } from '~/platform/storage/storage'
import { session } from '~/session/session'
import { createInstall } from './create-install'

/** The day of the golfer's first visit, and whether they pressed Not Now; both are cleared with the session (R10). */
const KEYS = ['first_visit', 'install_declined'] as const
const storage = browserStorage(KEYS, KEYS)
session.onEnd(() => KEYS.forEach((key) => storage.remove(key)))

/** Installing the app on this device. */
export const install = createInstall({
  storage,
  today,
  isInstalled,
  isManual: isAppleMobile,
  offer: installPrompt,
})
