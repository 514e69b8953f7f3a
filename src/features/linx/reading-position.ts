import { record, text, number, whole, UNUSABLE } from '~/api/decode/value'
import { sessionEnd } from '~/api/session-end'
import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import type { Anchor } from './scroll-positions'

/** What a golfer was reading when the page was reloaded, or thrown away by the phone. */
export type ReadingPosition = Anchor & {
  userId: number
  view: string
  /** How many pages reach down to it. */
  pages: number
}

/** Further down it begins at the top: a reload would load for too long. */
export const MAX_PAGES = 12

export type ReadingPositionStore = {
  /** The feed is shown: a reload from here on is no new visit. Too late when the page is being left. */
  begin(): void
  save(position: ReadingPosition): void
  forget(): void
  /** How many pages the view needs at the start; 1 without a place to go back to. */
  pages(view: string): number
  /** The place to go back to, once, if it is this golfer's and this view's. */
  take(view: string, userId: number): Anchor | undefined
}

const KEY = 'linx_reading'
const decode = record<ReadingPosition>({
  userId: whole,
  view: text,
  key: text,
  top: number,
  pages: whole,
})

/** Tells a page that is there again from a new visit to the same address. */
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

/** In the history entry, which a reload keeps, beside what the router has there. */
const historyMark: Mark = {
  set() {
    const state: unknown = history.state
    history.replaceState({ ...(typeof state === 'object' && state), [KEY]: true }, '')
  },
  isThere() {
    const state: unknown = globalThis.history?.state
    return typeof state === 'object' && state !== null && KEY in state
  },
}

/** Of this tab. */
export const readingPosition = createReadingPosition(sessionArea, historyMark)

sessionEnd.add(() => readingPosition.forget())
