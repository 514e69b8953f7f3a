import { createListeners } from '~/lib/listeners'

/** The browser's own question, as it hands it over before asking. Not in TypeScript's declarations. */
type InstallEvent = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const changes = createListeners()
let held: InstallEvent | undefined

const hold = (event: InstallEvent | undefined): void => {
  held = event
  changes.notify()
}

/** `beforeinstallprompt` in browsers that install apps; anything else of that name is not believed. */
const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event

/**
 * Keeps the browser's question whether to install the app for the moment the golfer asks for it. It comes once and early, so
 * this is part of the start; without it some browsers show a bar of their own at a first visit.
 */
export function holdInstallOffer(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallEvent(event)) hold(event)
  })
  target.addEventListener('appinstalled', () => hold(undefined))
}

/** The question that is held, if any. */
export const installOffer = {
  subscribe: changes.add,
  isAvailable: (): boolean => held !== undefined,
  /** Asks, inside a press; it can be asked once. Whether the golfer agreed; never rejects. */
  async prompt(): Promise<boolean> {
    const event = held
    if (!event) return false
    hold(undefined)
    try {
      await event.prompt()
      return (await event.userChoice).outcome === 'accepted'
    } catch {
      return false
    }
  },
}
