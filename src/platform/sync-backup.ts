import { safeStorage, type StorageArea } from '~/lib/safe-storage'

/** Values that are stored before the call returns; for what a page that goes away had no time to write elsewhere. */
export type SyncBackup = {
  write(key: string, value: unknown): void
  /** The value as it came through JSON; undefined when there is none, or none that can be read. */
  read(key: string): unknown
  /** Forgets the value; given one, only if it is still that. */
  remove(key: string, value?: unknown): void
  keys(): string[]
}

/**
 * Last words in local storage, under names that begin with `prefix`. Where it is blocked or full nothing is kept, and nothing
 * throws: they are a second net (R7).
 */
export function createSyncBackup(prefix: string, area: () => StorageArea): SyncBackup {
  const store = safeStorage(area)
  const name = (key: string) => prefix + key
  return {
    write(key, value) {
      store.setJson(name(key), value)
    },
    read: (key) => store.getJson(name(key)),
    remove(key, value) {
      if (value === undefined || store.get(name(key)) === JSON.stringify(value))
        store.remove(name(key))
    },
    keys: () =>
      store
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  }
}
