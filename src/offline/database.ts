import { now } from '~/lib/clock'
import { maybe, number, record, UNUSABLE, type Decoder } from '~/lib/decode'
import { responseStore } from '~/platform/db/key-value-store'
import type { KeyValueStore } from '~/platform/db/key-value-store'
import { ownId, session } from '~/session/session'

/** Increase it when the meaning of an entry changes: entries of older versions are ignored. */
const VERSION = 1

/** The maximum length of the JSON, in characters: enough for thousands of golfers. */
const MAX_LENGTH = 500_000

/** A response as the host sent it, and when it arrived, in epoch milliseconds. */
export type CachedResponse = { at: number; json: unknown }

/** Responses of the host, each stored under its golfer's id. */
export type ResponseCache = {
  /** Stores a response; one that cannot be stored leaves the previous one. */
  put(userId: number, name: string, json: unknown): Promise<void>
  /** Replaces what is stored with the result of `change`, in one transaction; undefined leaves it unchanged. */
  update(userId: number, name: string, change: Change): Promise<void>
  get(userId: number, name: string): Promise<CachedResponse | undefined>
}

type Change = (stored: CachedResponse | undefined) => unknown

/** Whether a response can be stored on the device: it is neither too long nor nested too deeply. */
function isStorable(json: unknown): boolean {
  try {
    return JSON.stringify(json).length <= MAX_LENGTH
  } catch {
    return false
  }
}

const present: Decoder<unknown> = (json) => (json === undefined ? UNUSABLE : json)

/** Reads the entry of a database; undefined when it is broken. */
export const readEntry = maybe(record<CachedResponse>({ at: number, json: present }))

/** A cache in a database, which the owner of the database clears. `keyOf` returns a key with the golfer's id (R10). */
export const createResponseCache = (
  database: KeyValueStore,
  keyOf = (userId: number, name: string) => `${VERSION}/${userId}/${name}`,
): ResponseCache => {
  const update: ResponseCache['update'] = (userId, name, change) =>
    database.update(keyOf(userId, name), (old) => {
      const json = change(readEntry(old))
      return isStorable(json) ? { at: now(), json } : undefined
    })
  return {
    update,
    put: (userId, name, json) => update(userId, name, () => json),
    get: async (userId, name) => readEntry(await database.get(keyOf(userId, name))),
  }
}

/** The signed-in golfer's part of a cache (R10). */
export type OwnCache = {
  /** Call it after the session has started: it stores for the golfer who is signed in at that moment. */
  put(name: string, json: unknown): Promise<void>
  /** The same for a change of what is stored. */
  update(name: string, change: Change): Promise<void>
  get(name: string): Promise<CachedResponse | undefined>
}

/** Limits a cache to the signed-in golfer; without one, nothing is stored or found. */
export const forOwnGolfer = (cache: ResponseCache): OwnCache => {
  const update: OwnCache['update'] = async (name, change) => {
    const userId = ownId()
    if (userId !== undefined) await cache.update(userId, name, change)
  }
  return {
    update,
    put: (name, json) => update(name, () => json),
    async get(name) {
      await session.start()
      const userId = ownId()
      return userId === undefined ? undefined : cache.get(userId, name)
    },
  }
}

/** The cached responses of this device. */
export const cachedResponses = createResponseCache(responseStore)

/** The signed-in golfer's. */
export const ownResponses = forOwnGolfer(cachedResponses)
