import { fieldOf, record, text, number, integer, UNUSABLE } from '~/lib/decode'
import { sessionEnd } from '~/api/events'
import { safeStorage, sessionArea, type StorageArea } from '~/lib/safe-storage'
import { markHistoryEntry } from '~/routing/router-state'
import type { Anchor } from './scroll-positions'

/** The reading position when the feed was left, or when the page was reloaded or discarded by the phone. */
export type ReadingPosition = Anchor & {
  userId: number
  view: string
  /** How many pages lead to it. */
  pages: number
}

/** The maximum number of pages to restore: more would take too long to reload. */
export const MAX_PAGES = 12

/** The reading position of the last document, for the first feed of this one. */
export type ReadingPositionStore = {
  /**
   * Called when the feed is shown. From then on a reload, or Back from a reloaded page, is not a new visit. In `pagehide` it
   * would be too late.
   */
  begin(): void
  save(position: ReadingPosition): void
  forget(): void
  /** How many pages the first feed of this document must load; 1 without a stored position. */
  pages(view: string): number
  /** Returns the stored position, once, to the first feed of this document, if it belongs to this golfer and view. */
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

/** Distinguishes a reload and Back from a new visit to the same address. */
type Mark = { set(): void; isThere(): boolean }

/** Creates the store of a reading position in an area of web storage. */
export function createReadingPosition(area: () => StorageArea, mark: Mark): ReadingPositionStore {
  const store = safeStorage(area)
  const read = () => {
    const value = decode(store.getJson(KEY))
    return value === UNUSABLE ? undefined : value
  }
  /** Later feeds have their positions in memory (`scrollPositions`). */
  let isFirstFeed = true
  const saved = () => (isFirstFeed && mark.isThere() ? read() : undefined)
  return {
    begin() {
      isFirstFeed = false
      mark.set()
    },
    save(position) {
      store.setJson(KEY, position)
    },
    forget() {
      isFirstFeed = false
      store.remove(KEY)
    },
    pages(view) {
      const found = saved()
      return found?.view === view ? Math.min(Math.max(found.pages, 1), MAX_PAGES) : 1
    },
    take(view, userId) {
      const found = saved()
      isFirstFeed = false
      return found?.view === view && found.userId === userId ? found : undefined
    },
  }
}

/** In the state of the feed's history entry. */
const historyMark: Mark = {
  set: () => markHistoryEntry({ [KEY]: true }),
  isThere: () => fieldOf(globalThis.history?.state, KEY) !== undefined,
}

/** The reading position in this tab. */
export const readingPosition = createReadingPosition(sessionArea, historyMark)

sessionEnd.add(() => readingPosition.forget())
