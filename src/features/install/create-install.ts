import { createListeners } from '~/lib/listeners'
import type { KeyValueStorage } from '~/platform/storage'

/** How the app gets to the home screen: by the browser's own question, or by steps the golfer takes. */
export type InstallWay = 'ask' | 'steps'

type Parts = {
  storage: Pick<KeyValueStorage, 'get' | 'set'>
  /** The golfer's calendar day, YYYY-MM-DD. */
  today: () => string
  /** Whether the app runs from the home screen already. */
  installed: () => boolean
  /** Whether the browser installs nothing by itself, but the golfer can by its Share sheet. */
  byShare: () => boolean
  /** The browser's own question, where it has handed one over. */
  offer: { subscribe(listener: () => void): () => void; held(): boolean; ask(): Promise<boolean> }
}

/** When and how installing the app is offered: never on the first visit, and not again after Not Now. */
export function createInstall({ storage, today, installed, byShare, offer }: Parts) {
  const changes = createListeners()
  /** How it can be done here and now, whether or not it is offered. */
  const way = (): InstallWay | undefined => {
    if (installed()) return undefined
    if (byShare()) return 'steps'
    return offer.held() ? 'ask' : undefined
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

    way,

    /** The way to offer, if any. */
    offered(): InstallWay | undefined {
      const first = storage.get('first_visit')
      const again = first !== undefined && first !== today()
      return again && storage.get('install_declined') === undefined ? way() : undefined
    },

    decline,

    /** Asks the browser's question, inside a press; No is remembered like Not Now. */
    async ask(): Promise<void> {
      if (!(await offer.ask())) decline()
    },
  }
}
