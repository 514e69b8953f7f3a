import { createStore } from 'zustand/vanilla'

/** The `beforeinstallprompt` event, which is not in TypeScript's declarations. */
type InstallPromptEvent = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The captured event; shown by `features/install`. */
export const capturedPrompt = createStore<InstallPromptEvent | undefined>(() => undefined)

/** Whether an event is the browser's install prompt; another event of that name is ignored. */
const isInstallPromptEvent = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event

/**
 * Captures the browser's install prompt until the golfer requests it. The event fires once and early, so this is part of the
 * start; without it some browsers show their own bar on the first visit.
 */
export function captureInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPromptEvent(event)) capturedPrompt.setState(event, true)
  })
  target.addEventListener('appinstalled', () => capturedPrompt.setState(undefined))
}
