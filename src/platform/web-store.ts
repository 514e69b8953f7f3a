import { createMemoryStore, type DraftStore } from './draft-store'

/** A store that says whether what it keeps outlives the page. */
export type LastingStore = DraftStore & { lasts(): boolean }

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Values as JSON in the first web storage that takes them, under names that begin with `prefix`; in memory where none does.
 * For what must outlive a reload where IndexedDB is refused, as in some private windows.
 */
export function createWebStore(prefix: string, areas: readonly (() => Storage)[]): LastingStore {
  const memory = createMemoryStore()
  let lasting = true

  const removeFromAreas = (key: string): void =>
    areas.forEach((area) => attempt(() => area().removeItem(prefix + key)))

  function read(key: string): unknown {
    const texts = areas.map((area) => attempt(() => area().getItem(prefix + key)))
    const text = texts.find((found) => typeof found === 'string')
    return attempt((): unknown => (text ? JSON.parse(text) : undefined))
  }

  const isStored = (key: string, text: string): boolean =>
    areas.some((area) =>
      attempt(() => {
        area().setItem(prefix + key, text)
        return area().getItem(prefix + key) === text
      }),
    )

  const namesIn = (area: () => Storage): string[] =>
    attempt(() => Array.from({ length: area().length }, (_, at) => area().key(at) ?? '')) ?? []

  return {
    get: async (key) => (await memory.get(key)) ?? read(key),
    async update(key, change) {
      const next = change((await memory.get(key)) ?? read(key))
      if (next === undefined) return
      removeFromAreas(key)
      await memory.remove(key)
      if (isStored(key, JSON.stringify(next))) return
      lasting = false
      await memory.update(key, () => next)
    },
    async remove(key) {
      removeFromAreas(key)
      await memory.remove(key)
    },
    async keys() {
      const names = areas.flatMap(namesIn).filter((name) => name.startsWith(prefix))
      return [
        ...new Set([...names.map((name) => name.slice(prefix.length)), ...(await memory.keys())]),
      ]
    },
    lasts: () => lasting,
  }
}
