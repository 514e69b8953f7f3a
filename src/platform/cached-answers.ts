import { now } from '~/lib/clock'
import { finiteNumber } from '~/lib/numbers'
import { createBrowserStore, type DraftStore } from './draft-store'
import { isStorable } from './storable'

/** Raised when an entry means something else than before: those of older versions are not read any more. */
const VERSION = 1

/** An answer of the host as it came, and when, epoch milliseconds. */
export type CachedAnswer = { at: number; json: unknown }

const read = (value: unknown): CachedAnswer | undefined => {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('json' in value))
    return undefined
  const at = finiteNumber(value.at)
  return at === undefined ? undefined : { at, json: value.json }
}

/** Answers of the host for a start without signal, each under the id of its golfer; all of them go with a session (R10). */
export function createCachedAnswers(store: DraftStore) {
  const keyOf = (userId: number, name: string) => `${VERSION}/${userId}/${name}`
  return {
    /** Keeps an answer; one that cannot be stored leaves the one before. */
    async put(userId: number, name: string, json: unknown): Promise<void> {
      if (isStorable(json)) await store.update(keyOf(userId, name), () => ({ at: now(), json }))
    },
    get: async (userId: number, name: string): Promise<CachedAnswer | undefined> =>
      read(await store.get(keyOf(userId, name))),
    async clear(): Promise<void> {
      await Promise.all((await store.keys()).map((key) => store.remove(key)))
    },
  }
}

/** Those of this device. A browser that keeps nothing is no failure: there is nothing typed in here. */
export const cachedAnswers = createCachedAnswers(
  createBrowserStore('linx-kept', { warn: () => {} }),
)
