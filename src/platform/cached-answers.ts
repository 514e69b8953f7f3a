import { now } from '~/lib/clock'
import { maybe, number, record, UNUSABLE, type Decoder } from '~/lib/decode'
import { createBrowserStore, type DraftStore } from './db/draft-store'
import { isStorable } from './storable'

/** Increase it when the meaning of an entry changes: entries of older versions are ignored. */
const VERSION = 1

/** An unchanged response of the host, and when it arrived, in epoch milliseconds. */
export type CachedAnswer = { at: number; json: unknown }

const present: Decoder<unknown> = (json) => (json === undefined ? UNUSABLE : json)

/** Reads a stored response; undefined when it is broken. */
export const readCachedAnswer = maybe(record<CachedAnswer>({ at: number, json: present }))

/** Responses of the host for a start without signal, each stored under its golfer's id; all are cleared with a session (R10). */
export function createCachedAnswers(store: DraftStore) {
  const keyOf = (userId: number, name: string) => `${VERSION}/${userId}/${name}`
  return {
    /** Stores a response; one that cannot be stored leaves the previous one. */
    async put(userId: number, name: string, json: unknown): Promise<void> {
      if (isStorable(json)) await store.update(keyOf(userId, name), () => ({ at: now(), json }))
    },
    get: async (userId: number, name: string): Promise<CachedAnswer | undefined> =>
      readCachedAnswer(await store.get(keyOf(userId, name))),
    async clear(): Promise<void> {
      await Promise.all((await store.keys()).map((key) => store.remove(key)))
    },
  }
}

/** The cached responses of this device. Failures are ignored: nothing that the golfer typed is in here. */
export const cachedAnswers = createCachedAnswers(
  createBrowserStore('linx-kept', { warn: () => {} }),
)
