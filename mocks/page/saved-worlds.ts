import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import { isCurrentSnapshot, type Snapshot } from '../db/snapshot'
import { systemTimers, type Timers } from '../hub/timers'

/** A world as it was saved, with its revision of that moment. */
export type SavedWorld = { snapshot: Snapshot | undefined; revision: number }

/** Where a page keeps its worlds over a reload. None of it ever rejects: without storage the demo lives for one page. */
export type SavedWorlds = {
  /** No snapshot as well when what is there is of another version, or when the database does not answer. */
  load(key: string): Promise<SavedWorld>
  /** Its revision; undefined when nothing could be saved. */
  save(key: string, snapshot: Snapshot): Promise<number | undefined>
  /**
   * Saves before it returns, for a page that may be gone at once: in WebKit a transaction that begins while a page is left
   * never ends, and no later page can read the store. Counts until the next `save` by any tab after this revision. False
   * when there is no room for it.
   */
  saveAtOnce(key: string, snapshot: Snapshot, revision: number): boolean
  forget(key: string): Promise<void>
  /** Goes up with every save by any tab; 0 = never saved. */
  revision(key: string): Promise<number>
  /** Whether anything is kept at all: a browser in private mode may refuse. */
  lasts(): Promise<boolean>
}

/** A database that has not answered by then is not used again by this page. */
export const ANSWER_LIMIT_MS = 5000

/** Of the world saved at once. */
type Entry = { database: string; key: string; revision: number; snapshot: unknown }

/** Of the local storage; what begins so is the demo's own. */
const ENTRY = 'demo_unsaved'

const revisionKey = (key: string) => `revision ${key}`

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'key' in value && 'revision' in value

/** Local storage may be refused by throwing. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const entryText = () => tried(() => localStorage.getItem(ENTRY)) ?? undefined

function readEntry(text = entryText()): Entry | undefined {
  const entry: unknown = text === undefined ? undefined : tried(() => JSON.parse(text))
  return isEntry(entry) ? entry : undefined
}

/** Worlds in IndexedDB, one entry each. */
export function savedWorlds(
  database = 'linx-demo',
  { timers = systemTimers }: { timers?: Timers } = {},
): SavedWorlds {
  const store = createStore(database, 'worlds')
  let isLost = false

  /** A browser may refuse a database by throwing at once, or never answer. */
  const attempt = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (isLost) return reject(new Error('The database did not answer.'))
      const stop = timers.after(ANSWER_LIMIT_MS, () => {
        isLost = true
        reject(new Error('The database does not answer.'))
      })
      void Promise.resolve().then(work).then(resolve, reject).finally(stop)
    })

  /** Committed at once, so that a page which is left meanwhile does not hold the store. */
  const put = (key: string, value: unknown): Promise<number> =>
    attempt(() =>
      store('readwrite', async (worlds) => {
        const before: unknown = await promisifyRequest(worlds.get(revisionKey(key)))
        const next = numberIn(before) + 1
        worlds.put(value, key)
        worlds.put(next, revisionKey(key))
        worlds.transaction.commit()
        await promisifyRequest(worlds.transaction)
        return next
      }),
    )

  /** In one transaction: a world and the revision of another save would hide that save from this page. */
  const read = (key: string): Promise<SavedWorld> =>
    attempt(() =>
      store('readonly', async (worlds) => {
        const asked = [worlds.get(key), worlds.get(revisionKey(key))]
        const [value, revision] = await Promise.all(asked.map((one) => promisifyRequest(one)))
        return {
          snapshot: isCurrentSnapshot(value) ? value : undefined,
          revision: numberIn(revision),
        }
      }),
    ).catch(() => ({ snapshot: undefined, revision: 0 }))

  const isOurs = (entry: Entry | undefined, key: string) =>
    entry?.database === database && entry.key === key

  const revision = (key: string) =>
    attempt(() => get<unknown>(revisionKey(key), store)).then(numberIn, () => 0)

  return {
    async load(key) {
      const entry = readEntry()
      const saved = await read(key)
      const isNewest = entry && isOurs(entry, key) && saved.revision <= entry.revision
      if (!isNewest || !isCurrentSnapshot(entry.snapshot)) return saved
      return { snapshot: entry.snapshot, revision: saved.revision }
    },
    async save(key, snapshot) {
      const before = entryText()
      const made = await put(key, snapshot).catch(() => undefined)
      if (made === undefined) return undefined
      // What was saved at once meanwhile is newer.
      if (entryText() === before && isOurs(readEntry(before), key))
        tried(() => localStorage.removeItem(ENTRY))
      return made
    },
    saveAtOnce: (key, snapshot, basis) =>
      tried(() => {
        const entry: Entry = { database, key, revision: basis, snapshot }
        localStorage.setItem(ENTRY, JSON.stringify(entry))
        return true
      }) ?? false,
    async forget(key) {
      if (isOurs(readEntry(), key)) tried(() => localStorage.removeItem(ENTRY))
      await attempt(() => del(key, store)).catch(() => {})
    },
    revision,
    lasts: () =>
      put('probe', true).then(
        () => true,
        () => false,
      ),
  }
}
