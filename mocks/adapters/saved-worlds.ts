import { createStore, del, get, set } from 'idb-keyval'
import { isCurrentSnapshot, type Snapshot } from '../db/snapshot'

/** Where a page keeps its worlds over a reload. None of it ever rejects: without storage the demo lives for one page. */
export type SavedWorlds = {
  /** Nothing as well when what is there is of another version. */
  load(key: string): Promise<Snapshot | undefined>
  save(key: string, snapshot: Snapshot): Promise<void>
  forget(key: string): Promise<void>
}

/** Worlds in IndexedDB, one entry each. */
export function savedWorlds(database = 'linx-demo'): SavedWorlds {
  const store = createStore(database, 'worlds')
  return {
    async load(key) {
      const saved: unknown = await get(key, store).catch(() => undefined)
      return isCurrentSnapshot(saved) ? saved : undefined
    },
    save: (key, snapshot) => set(key, snapshot, store).catch(() => {}),
    forget: (key) => del(key, store).catch(() => {}),
  }
}
