import { createStore, del, get, keys, promisifyRequest } from 'idb-keyval'
import { createListeners } from '~/lib/listeners'
import { realTimers } from '~/lib/timers'

/** Values that outlive the page, by key. Nothing here ever throws or rejects (STO-08). */
export type DraftStore = {
  get(key: string): Promise<unknown>
  /** Replaces the value by what `change` makes of the one there, with nothing in between; undefined leaves it as it is. */
  update(key: string, change: (old: unknown) => unknown): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<string[]>
}

/** One that says whether what it keeps outlives the page. */
export type BrowserStore = DraftStore & {
  /** False from the first failure of the database on. */
  lasts(): boolean
  /** Told when that changes. */
  subscribe(listener: () => void): () => void
}

/** A store that lives as long as the page: for tests, and where the browser keeps nothing. */
export function createMemoryStore(): DraftStore {
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

/** IndexedDB behind the same interface; may reject. */
function createDatabaseStore(name: string): DraftStore {
  const database = createStore(name, 'drafts')
  return {
    get: (key) => get<unknown>(key, database),
    update: (key, change) => database('readwrite', (store) => changeIn(store, key, change)),
    remove: (key) => del(key, database),
    keys: async () => (await keys(database)).map(String),
  }
}

/** Reads and writes in one transaction, so that no other tab comes in between. */
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

/** A database that has not answered by then counts as lost: nobody waits for it longer (R7). */
const LIMIT_MS = 3000

const inTime = <T>(work: Promise<T>, limitMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = realTimers.after(limitMs, () => reject(new Error('The database does not answer.')))
    work.then(resolve, reject).finally(stop)
  })

type Options = {
  warn?: (message: string) => void
  database?: DraftStore
  /** Milliseconds until the database counts as lost. */
  limitMs?: number
}

const warnOnce = (message: string): void => console.warn(message)

/**
 * Values in IndexedDB; from the first failure on, in memory, with one warning for the page (STO-08, SCR-10). Every write is
 * kept in memory too, so that what was saved in this page is still there when the database goes.
 */
export function createBrowserStore(
  name: string,
  { warn = warnOnce, database = createDatabaseStore(name), limitMs = LIMIT_MS }: Options = {},
): BrowserStore {
  const memory = createMemoryStore()
  const changes = createListeners()
  let broken = false

  async function attempt<T>(work: (store: DraftStore) => Promise<T>): Promise<T> {
    if (broken) return work(memory)
    try {
      return await inTime(work(database), limitMs)
    } catch (error) {
      if (!broken) {
        broken = true
        warn(`Drafts are kept for this page only: ${String(error)}`)
        changes.tell()
      }
      return work(memory)
    }
  }

  return {
    get: (key) => attempt((store) => store.get(key)),
    async update(key, change) {
      await attempt((store) => store.update(key, (old) => mirror(key, change(old))))
    },
    async remove(key) {
      await memory.remove(key)
      await attempt((store) => store.remove(key))
    },
    keys: () => attempt((store) => store.keys()),
    lasts: () => !broken,
    subscribe: changes.add,
  }

  function mirror(key: string, value: unknown): unknown {
    if (value !== undefined) void memory.update(key, () => value)
    return value
  }
}
