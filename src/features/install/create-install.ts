import { createListeners } from '~/lib/listeners'
import type { KeyValueStorage } from '~/platform/storage'

/** How the app gets to the home screen: by the browser's own question, or by steps the golfer takes. */
export type InstallMethod = 'ask' | 'steps'

type Parts = {
  storage: Pick<KeyValueStorage, 'get' | 'set'>
  /** The golfer's calendar day, YYYY-MM-DD. */
  today: () => string
  /** Whether the app runs from the home screen already. */
  isInstalled: () => boolean
  /** Whether the browser installs nothing by itself, but the golfer can by its Share sheet. */
  isManual: () => boolean
  /** The browser's own question, where it has handed one over. */
  offer: {
    subscribe(listener: () => void): () => void
    isAvailable(): boolean
    prompt(): Promise<boolean>
  }
}

/** When and how installing the app is offered: never on the first visit, and not again after Not Now. */
export function createInstall({ storage, today, isInstalled, isManual, offer }: Parts) {
  const changes = createListeners()
  /** How it can be done here and now, whether or not it is offered. */
  const method = (): InstallMethod | undefined => {
    if (isInstalled()) return undefined
    if (isManual()) return 'steps'
    return offer.isAvailable() ? 'ask' : undefined
  }
  const decline = (): void => {
    storage.set('install_declined', 'true')
    changes.notify()
  }
  return {
    subscribe(listener: () => void): () => void {
      const stops = [changes.add(listener), offer.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },

    /** Notes the first visit. A visit is a day: the first one ends with it. */
    visit(): void {
      if (storage.get('first_visit') === undefined) storage.set('first_visit', today())
    },

    method,

    /** The way to offer, if any. */
    offeredMethod(): InstallMethod | undefined {
      const first = storage.get('first_visit')
      const isReturnVisit = first !== undefined && first !== today()
      return isReturnVisit && storage.get('install_declined') === undefined ? method() : undefined
    },

    decline,

    /** Asks the browser's question, inside a press; No is remembered like Not Now. */
    async prompt(): Promise<void> {
      if (!(await offer.prompt())) decline()
    },
  }
}
