import { createStore } from 'zustand/vanilla'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'

/** How the app is installed: `prompt` by the browser's own, `steps` by instructions. */
export type InstallMethod = 'prompt' | 'steps'

type Parts = {
  storage: Pick<LocalOrCookieStorage, 'get' | 'set'>
  /** The golfer's calendar day, YYYY-MM-DD. */
  today: () => string
  /** Whether the app already runs from the home screen. */
  isInstalled: () => boolean
  /** Whether the browser has no install prompt but a Share sheet that installs. */
  isManual: () => boolean
  /** The browser's install prompt, where it has fired one. */
  offer: {
    subscribe(listener: () => void): () => void
    isAvailable(): boolean
    prompt(): Promise<boolean>
  }
}

/** When and how installing the app is offered: never on the first visit, and not again after Not Now. */
export function createInstall({ storage, today, isInstalled, isManual, offer }: Parts) {
  const revision = createStore(() => 0)
  const notifyChanged = (): void => revision.setState((count) => count + 1)
  offer.subscribe(notifyChanged)
  /** The install method available now, whether or not it is offered. */
  const method = (): InstallMethod | undefined => {
    if (isInstalled()) return undefined
    if (isManual()) return 'steps'
    return offer.isAvailable() ? 'prompt' : undefined
  }
  const decline = (): void => {
    storage.set('install_declined', 'true')
    notifyChanged()
  }
  return {
    /** Changes when `method` or `offeredMethod` may have changed; they also depend on the device and the day. */
    revision,

    /** Stores the day of the first visit. A visit is a calendar day. */
    visit(): void {
      if (storage.get('first_visit') === undefined) storage.set('first_visit', today())
    },

    method,

    /** The install method to offer, if any. */
    offeredMethod(): InstallMethod | undefined {
      const first = storage.get('first_visit')
      const isReturnVisit = first !== undefined && first !== today()
      return isReturnVisit && storage.get('install_declined') === undefined ? method() : undefined
    },

    decline,

    /** Shows the browser's prompt, during a press; dismissing it counts as Not Now. */
    async prompt(): Promise<void> {
      if (!(await offer.prompt())) decline()
    },
  }
}
