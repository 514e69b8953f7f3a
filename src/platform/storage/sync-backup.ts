import { safeStorage, type StorageArea } from '~/lib/safe-storage'

/** Values that are stored synchronously, for a page that closes before an asynchronous write finishes. */
export type SyncBackup = {
  write(key: string, value: unknown): void
  /** The value as it came through JSON; undefined when there is none, or none that can be read. */
  read(key: string): unknown
  /** Removes the value; with `value`, only if it is still the stored one. */
  remove(key: string, value?: unknown): void
  keys(): string[]
}

/** Keeps nothing. */
export const noBackup: SyncBackup = {
  write: () => {},
  read: () => undefined,
  remove: () => {},
  keys: () => [],
}

/**
 * A backup in local storage, under names that begin with `prefix`. Where storage is blocked or full, nothing is stored and
 * nothing throws: it is only a second copy (R7).
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
