import { localArea, sessionArea, safeStorage, type StorageArea } from '~/lib/safe-storage'
import { createBrowserStore, createMemoryStore, type PersistentStore } from './key-value-store'

/**
 * Stores values as JSON in the first web storage that accepts them, under names that begin with `prefix`, or else in memory.
 * For values that must survive a reload where IndexedDB is blocked, as in some private windows.
 */
export function createWebStore(
  prefix: string,
  areas: readonly (() => StorageArea)[],
): PersistentStore {
  const stores = areas.map(safeStorage)
  const memory = createMemoryStore()
  let isPersisting = true

  const removeFromAreas = (key: string): void =>
    stores.forEach((store) => store.remove(prefix + key))

  const read = (key: string): unknown =>
    stores.find((store) => store.get(prefix + key) !== undefined)?.getJson(prefix + key)

  /** Writes the value; false if no area accepts it. */
  const write = (key: string, value: unknown): boolean =>
    stores.some((store) => store.setJson(prefix + key, value))

  return {
    get: async (key) => (await memory.get(key)) ?? read(key),
    async update(key, change) {
      const next = change((await memory.get(key)) ?? read(key))
      if (next === undefined) return
      removeFromAreas(key)
      await memory.remove(key)
      if (write(key, next)) return
      isPersisting = false
      await memory.update(key, () => next)
    },
    async remove(key) {
      removeFromAreas(key)
      await memory.remove(key)
    },
    async keys() {
      const names = stores
        .flatMap((store) => store.keys())
        .filter((name) => name.startsWith(prefix))
      return [
        ...new Set([...names.map((name) => name.slice(prefix.length)), ...(await memory.keys())]),
      ]
    },
    isPersistent: () => isPersisting,
  }
}

/**
 * What features store of golfers on this device: drafts and habits, unsent comments, courses, invitations. The second part
 * of each key is the golfer's id, so that a logout removes all that is theirs at once (R7, R10).
 */
export const userDatabase = createBrowserStore('linx-drafts', {
  // Without IndexedDB, an attempt with an unknown outcome must still survive a reload.
  fallback: createWebStore('linx-drafts/', [localArea, sessionArea]),
})
