import { fieldOf, record, text, number, integer, UNUSABLE } from '~/lib/decode'
import { sessionEnd } from '~/api/events'
import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import type { Anchor } from './scroll-positions'

/** The reading position when the page was reloaded, or discarded by the phone. */
export type ReadingPosition = Anchor & {
  userId: number
  view: string
  /** How many pages lead to it. */
  pages: number
}

/** A position further down is not restored: the reload would take too long. */
export const MAX_PAGES = 12

export type ReadingPositionStore = {
  /** Called when the feed is shown: from now on a reload is not a new visit. Too late in `pagehide`. */
  begin(): void
  save(position: ReadingPosition): void
  forget(): void
  /** How many pages the view loads at the start; 1 without a stored position. */
  pages(view: string): number
  /** The stored position, once, if it is this golfer's and this view's. */
  take(view: string, userId: number): Anchor | undefined
}

const KEY = 'linx_reading'
const decode = record<ReadingPosition>({
  userId: integer,
  view: text,
  key: text,
  top: number,
  pages: integer,
})

/** Distinguishes a reload from a new visit to the same address. */
type Mark = { set(): void; isThere(): boolean }

export function createReadingPosition(area: () => StorageArea, mark: Mark): ReadingPositionStore {
  const store = safeStorage(area)
  const read = () => {
    const value = decode(store.getJson(KEY))
    return value === UNUSABLE ? undefined : value
  }
  let saved = mark.isThere() ? read() : undefined
  return {
    begin: mark.set,
    save(position) {
      store.setJson(KEY, position)
    },
    forget() {
      saved = undefined
      store.remove(KEY)
    },
    pages: (view) => (saved?.view === view ? Math.min(Math.max(saved.pages, 1), MAX_PAGES) : 1),
    take(view, userId) {
      const found = saved
      saved = undefined
      return found?.view === view && found.userId === userId ? found : undefined
    },
  }
}

/** In the state of the history entry, which survives a reload, beside the router's own state. */
const historyMark: Mark = {
  set() {
    const state: unknown = history.state
    history.replaceState({ ...(typeof state === 'object' && state), [KEY]: true }, '')
  },
  isThere() {
    const state: unknown = globalThis.history?.state
    return fieldOf(state, KEY) !== undefined
  },
}

/** The reading position in this tab. */
export const readingPosition = createReadingPosition(sessionArea, historyMark)

sessionEnd.add(() => readingPosition.forget())
