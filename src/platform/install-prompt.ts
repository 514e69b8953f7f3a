import { createListeners } from '~/lib/listeners'

/** The browser's own question, as it hands it over before asking. Not in TypeScript's declarations. */
type InstallPromptEvent = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const changes = createListeners()
let deferredPrompt: InstallPromptEvent | undefined

const setPrompt = (event: InstallPromptEvent | undefined): void => {
  deferredPrompt = event
  changes.notify()
}

/** `beforeinstallprompt` in browsers that install apps; anything else of that name is not believed. */
const isInstallPromptEvent = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event

/**
 * Keeps the browser's question whether to install the app for the moment the golfer asks for it. It comes once and early, so
 * this is part of the start; without it some browsers show a bar of their own at a first visit.
 */
export function captureInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPromptEvent(event)) setPrompt(event)
  })
  target.addEventListener('appinstalled', () => setPrompt(undefined))
}

/** The question that is held, if any. */
export const installPrompt = {
  subscribe: changes.add,
  isAvailable: (): boolean => deferredPrompt !== undefined,
  /** Asks, inside a press; it can be asked once. Whether the golfer agreed; never rejects. */
  async prompt(): Promise<boolean> {
    const event = deferredPrompt
    if (!event) return false
    setPrompt(undefined)
    try {
      await event.prompt()
      return (await event.userChoice).outcome === 'accepted'
    } catch {
      return false
    }
  },
}
