import { createStore as createDatabase, del, get, keys, promisifyRequest } from 'idb-keyval'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { fieldOf } from '~/lib/decode'
import { realTimers } from '~/lib/timers'

/** Values that outlive the page, by key. Those of `createBrowserStore` never reject (STO-08). */
export type KeyValueStore = {
  get(key: string): Promise<unknown>
  /**
   * Replaces the value with the result of `change`, atomically; undefined leaves it unchanged. `change` may be called again
   * where the first write failed.
   */
  update(key: string, change: (old: unknown) => unknown): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<string[]>
}

/** A store whose values may outlive the page. */
export type PersistentStore = KeyValueStore & {
  /** False once a value could be stored in memory only. */
  isPersistent(): boolean
}

/** A store of the browser, with a state that says whether its values outlive the page. */
export type BrowserStore = KeyValueStore & {
  /** False from the first failure of the database on, unless the fallback's values outlive the page. */
  persistent: Pick<StoreApi<boolean>, 'getState' | 'getInitialState' | 'subscribe'>
}

/** A store that lives as long as the page: for tests, and where the browser stores nothing. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, unknown>()
  return {
    get: async (key) => values.get(key),
    async update(key, change) {
      const next = change(values.get(key))
      if (next !== undefined) values.set(key, structuredClone(next))
    },
    async remove(key) {
      values.delete(key)
    },
    keys: async () => [...values.keys()],
  }
}

/** IndexedDB with the same interface; may reject. Its object store has one name in all databases, since devices have it. */
function createDatabaseStore(name: string): KeyValueStore {
  const database = createDatabase(name, 'drafts')
  return {
    get: (key) => get<unknown>(key, database),
    update: (key, change) => database('readwrite', (store) => changeIn(store, key, change)),
    remove: (key) => del(key, database),
    keys: async () => (await keys(database)).map(String),
  }
}

/** Reads and writes in one transaction, so that no other tab can write in between. */
const changeIn = (
  store: IDBObjectStore,
  key: string,
  change: (old: unknown) => unknown,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const reading = store.get(key)
    reading.addEventListener('error', () =>
      reject(reading.error ?? new Error('The store cannot be read.')),
    )
    reading.addEventListener('success', () => {
      try {
        const next = change(reading.result)
        if (next !== undefined) store.put(next, key)
        resolve(promisifyRequest(store.transaction))
      } catch (error) {
        reject(error)
      }
    })
  })

/** A database that has not responded after this many milliseconds counts as lost (R7). */
const TIMEOUT_MS = 3000

/** In a busy page (preparing a photo) the timer can fire before the response is delivered; then the timeout restarts. */
const withTimeout = <T>(work: Promise<T>, timeoutMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    let stop = () => {}
    const begin = () => {
      const due = realTimers.elapsed() + timeoutMs
      stop = realTimers.after(timeoutMs, () => {
        const wasBusy = realTimers.elapsed() - due > timeoutMs / 10
        if (wasBusy) begin()
        else reject(new Error('The database does not answer.'))
      })
    }
    begin()
    work.then(resolve, reject).finally(() => stop())
  })

type Put = (key: string, value: unknown) => Promise<void>

/** Moves every value of a store to another one. */
async function move(from: KeyValueStore, put: Put): Promise<void> {
  for (const key of await from.keys()) {
    await put(key, await from.get(key))
    await from.remove(key)
  }
}

/** Joins two lists, without the entries of the first that the second has, too; they are compared by `id` if they have one. */
function joined(stored: readonly unknown[], moved: readonly unknown[]): unknown[] {
  const identityOf = (entry: unknown) => JSON.stringify(fieldOf(entry, 'id') ?? entry)
  const known = new Set(moved.map(identityOf))
  return [...stored.filter((entry) => !known.has(identityOf(entry))), ...moved]
}

/**
 * Moves a value into the database that a page has written while it could not read the database. A list is joined with
 * the stored one; a value with another `id`, such as a second draft of a course, is stored next to it, with its id
 * appended to the key.
 */
async function putBeside(store: KeyValueStore, key: string, value: unknown): Promise<void> {
  const id = fieldOf(value, 'id')
  let isOther = false
  await store.update(key, (stored) => {
    const storedId = fieldOf(stored, 'id')
    isOther = storedId !== undefined && id !== undefined && storedId !== id
    if (isOther) return undefined
    return Array.isArray(stored) && Array.isArray(value) ? joined(stored, value) : value
  })
  if (isOther) await store.update(`${key}/${String(id)}`, () => value)
}

/** Whether the value caused the error, not the database: it is nested too deeply or has parts that cannot be cloned. */
const isUnstorable = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof DOMException && error.name === 'DataCloneError')

type Options = {
  warn?: (message: string) => void
  database?: KeyValueStore
  /** Milliseconds until the database counts as lost. */
  timeoutMs?: number
  /** Stores what is written after the database is lost; memory by default. */
  fallback?: PersistentStore
}

/**
 * Values in IndexedDB; from the first failure on in `fallback`, or in memory without one, with one warning for the page
 * (STO-08, SCR-10). Every write also goes to memory, so that what was saved in this page is still there when the database
 * fails.
 */
export function createBrowserStore(
  name: string,
  {
    warn = (message) => console.warn(message),
    database = createDatabaseStore(name),
    timeoutMs = TIMEOUT_MS,
    fallback,
  }: Options = {},
): BrowserStore {
  const memory = createMemoryStore()
  const fallbackStore = fallback ?? memory
  /** An earlier page had no database: its values move into the database before anything is read. */
  let migration: Promise<void> | undefined
  const persistent = createStore(() => true)
  /** Set by the first failure of the database: resolves when the fallback has what this page has saved. */
  let fallbackReady: Promise<void> | undefined

  /** Moves what this page has saved into the fallback, and warns. */
  async function switchToFallback(error: unknown): Promise<void> {
    if (fallback) await move(memory, (key, value) => fallback.update(key, () => value))
    warn(`The database ${name} cannot be used: ${String(error)}`)
  }

  /** Runs work on the fallback. */
  async function onFallback<T>(work: (store: KeyValueStore) => Promise<T>): Promise<T> {
    await fallbackReady
    const result = await work(fallbackStore)
    persistent.setState(fallback?.isPersistent() === true)
    return result
  }

  /** Runs work on the database, or on the fallback once the database has failed. */
  async function onDatabase<T>(
    work: (store: KeyValueStore) => Promise<T>,
    isDatabaseFault = (_error: unknown): boolean => true,
  ): Promise<T> {
    if (fallbackReady) return onFallback(work)
    try {
      await (migration ??=
        fallback &&
        move(fallback, (key, value) => withTimeout(putBeside(database, key, value), timeoutMs)))
      return await withTimeout(work(database), timeoutMs)
    } catch (error) {
      if (!isDatabaseFault(error)) throw error
      fallbackReady ??= switchToFallback(error)
      return onFallback(work)
    }
  }

  return {
    get: (key) => onDatabase((store) => store.get(key)),
    async update(key, change) {
      let next: unknown
      let isChanging = false
      const changed = (old: unknown): unknown => {
        isChanging = true
        next = change(old)
        isChanging = false
        return next
      }
      let wasStoredTooLate = false
      const write = async (store: KeyValueStore): Promise<void> => {
        await store.update(key, changed)
        wasStoredTooLate = store === database && fallbackReady !== undefined
      }
      try {
        await onDatabase(write, (error) => !isChanging && !isUnstorable(error))
        // The database stored it after the page had given up on the database.
        if (wasStoredTooLate) await onFallback(write)
        // Only after it was stored, because a failed change is applied to the old value again.
        else if (next !== undefined && !fallbackReady) await memory.update(key, () => next)
      } catch (error) {
        warn(`${key} cannot be stored: ${String(error)}`)
      }
    },
    async remove(key) {
      await memory.remove(key)
      await onDatabase((store) => store.remove(key))
    },
    keys: () => onDatabase((store) => store.keys()),
    persistent,
  }
}

/**
 * The database of the host's responses. Failures are ignored: nothing that the golfer typed is in it. Devices have it under
 * this name, so it keeps it.
 */
export const responseStore = createBrowserStore('linx-kept', { warn: () => {} })

/** Removes the values whose keys match. */
export async function removeKeys(
  store: KeyValueStore,
  isMatch: (key: string) => boolean,
): Promise<void> {
  const removed = (await store.keys()).filter(isMatch)
  await Promise.all(removed.map((key) => store.remove(key)))
}

/** Removes the responses of all golfers, at the end of a session (R10). */
export const clearResponses = (): Promise<void> => removeKeys(responseStore, () => true)

let hasRequested = false

/**
 * Requests persistent storage from the browser, once per page, so that it is not cleared when space runs short. A refusal
 * is ignored.
 */
export async function requestPersistentStorage(): Promise<void> {
  if (hasRequested) return
  hasRequested = true
  try {
    await navigator.storage.persist()
  } catch {
    // Not over plain http, and not in every browser.
  }
}
