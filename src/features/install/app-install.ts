import { today } from '~/lib/clock'
import { isAppleMobile, isInstalled } from '~/platform/home-screen'
import { capturedPrompt } from '~/platform/install-prompt'
import { localOrCookieStorage } from '~/platform/storage/storage'
import { session } from '~/session/session'
import { createInstall } from './create-install'

/** The captured install prompt, if any. */
const installPrompt = {
  subscribe: capturedPrompt.subscribe,
  isAvailable: (): boolean => capturedPrompt.getState() !== undefined,
  /** Shows the prompt, once, inside a user gesture. Returns whether the golfer accepted; never rejects. */
  async prompt(): Promise<boolean> {
    const event = capturedPrompt.getState()
    if (!event) return false
    capturedPrompt.setState(undefined)
    try {
      await event.prompt()
      return (await event.userChoice).outcome === 'accepted'
    } catch {
      return false
    }
  },
}

/** The day of the golfer's first visit, and whether they pressed Not Now; both are cleared with the session (R10). */
const KEYS = ['first_visit', 'install_declined'] as const
const storage = localOrCookieStorage(KEYS, KEYS)
session.onEnd(() => KEYS.forEach((key) => storage.remove(key)))

/** Installing the app on this device. */
export const install = createInstall({
  storage,
  today,
  isInstalled,
  isManual: isAppleMobile,
  offer: installPrompt,
})
