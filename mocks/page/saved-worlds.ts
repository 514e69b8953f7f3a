import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import { isCurrentSnapshot, type Snapshot } from '../db/snapshot'
import { systemTimers, type Timers } from '../hub/timers'

/** A saved world and its revision. */
export type SavedWorld = { snapshot: Snapshot | undefined; revision: number }

/** Stores a page's worlds across reloads. No promise rejects: without storage the demo lasts as long as the page. */
export type SavedWorlds = {
  /** Returns no snapshot if there is none, if it is of another version, or if the database does not respond. */
  load(key: string): Promise<SavedWorld>
  /** Saves a world; resolves with its revision, or undefined if nothing could be saved. */
  save(key: string, snapshot: Snapshot): Promise<number | undefined>
  /**
   * Saves synchronously, for a page that is being left: in WebKit a transaction that begins then never ends, and no later page
   * can read the store. Valid until any tab calls `save` after this revision. Returns false if there is no room.
   */
  saveAtOnce(key: string, snapshot: Snapshot, revision: number): boolean
  forget(key: string): Promise<void>
  /** The revision, which increases with every save by any tab; 0 if never saved. */
  revision(key: string): Promise<number>
  /** Whether the browser stores anything at all; in private mode it may refuse to. */
  isPersistent(): Promise<boolean>
}

/** Milliseconds after which this page stops using a database that has not responded. */
export const RESPONSE_TIMEOUT_MS = 5000

/** The entry of a world that was saved synchronously. */
type Entry = { database: string; key: string; revision: number; snapshot: unknown }

/** The key of the entry in local storage; keys with this prefix belong to the demo. */
const ENTRY = 'demo_unsaved'

const revisionKey = (key: string) => `revision ${key}`

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'key' in value && 'revision' in value

/** The result of `work`; undefined if it throws, as local storage does where it is blocked. */
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

  /** Runs work on the database. A browser may refuse it by throwing synchronously, or never respond. */
  const attempt = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (isLost) return reject(new Error('The database did not answer.'))
      const stop = timers.after(RESPONSE_TIMEOUT_MS, () => {
        isLost = true
        reject(new Error('The database does not answer.'))
      })
      void Promise.resolve().then(work).then(resolve, reject).finally(stop)
    })

  /** Commits at once, so that a page that is left meanwhile does not block the store. */
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

  /** Reads world and revision in one transaction; with the revision of a later save this page would miss that save. */
  const read = (key: string): Promise<SavedWorld> =>
    attempt(() =>
      store('readonly', async (worlds) => {
        const reads = [worlds.get(key), worlds.get(revisionKey(key))]
        const [value, revision] = await Promise.all(reads.map((one) => promisifyRequest(one)))
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
      // An entry that was saved synchronously meanwhile is newer.
      if (entryText() === before && isOurs(readEntry(before), key))
        tried(() => localStorage.removeItem(ENTRY))
      return made
    },
    saveAtOnce: (key, snapshot, atRevision) =>
      tried(() => {
        const entry: Entry = { database, key, revision: atRevision, snapshot }
        localStorage.setItem(ENTRY, JSON.stringify(entry))
        return true
      }) ?? false,
    async forget(key) {
      if (isOurs(readEntry(), key)) tried(() => localStorage.removeItem(ENTRY))
      await attempt(() => del(key, store)).catch(() => {})
    },
    revision,
    isPersistent: () =>
      put('probe', true).then(
        () => true,
        () => false,
      ),
  }
}
