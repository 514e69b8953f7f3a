import { createStore, del, get, set } from 'idb-keyval'
import { isCurrentSnapshot, type Snapshot } from '../db/snapshot'

/** Where a page keeps its worlds over a reload. None of it ever rejects: without storage the demo lives for one page. */
export type SavedWorlds = {
  /** Nothing as well when what is there is of another version. */
  load(key: string): Promise<Snapshot | undefined>
  save(key: string, snapshot: Snapshot): Promise<void>
  forget(key: string): Promise<void>
  /** Whether anything is kept at all: a browser in private mode may refuse. */
  lasts(): Promise<boolean>
}

/** A browser may refuse a database by throwing at once. */
const attempt = async <T>(work: () => Promise<T>): Promise<T> => work()

/** Worlds in IndexedDB, one entry each. */
export function savedWorlds(database = 'linx-demo'): SavedWorlds {
  const store = createStore(database, 'worlds')
  return {
    async load(key) {
      const saved: unknown = await attempt(() => get(key, store)).catch(() => undefined)
      return isCurrentSnapshot(saved) ? saved : undefined
    },
    save: (key, snapshot) => attempt(() => set(key, snapshot, store)).catch(() => {}),
    forget: (key) => attempt(() => del(key, store)).catch(() => {}),
    lasts: () =>
      attempt(() => set('probe', true, store)).then(
        () => true,
        () => false,
      ),
  }
}
