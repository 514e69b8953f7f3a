/** Values that are stored before the call returns; for what a page that goes away had no time to write elsewhere. */
export type LastWords = {
  keep(key: string, value: unknown): void
  /** The value as it came through JSON; undefined when there is none, or none that can be read. */
  read(key: string): unknown
  /** Forgets the value; given one, only if it is still that. */
  drop(key: string, value?: unknown): void
  keys(): string[]
}

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Last words in local storage, under names that begin with `prefix`. Where it is blocked or full nothing is kept, and nothing
 * throws: they are a second net (R7).
 */
export function createLastWords(prefix: string, local: () => Storage): LastWords {
  const name = (key: string) => prefix + key
  return {
    keep(key, value) {
      attempt(() => local().setItem(name(key), JSON.stringify(value)))
    },
    read: (key) =>
      attempt((): unknown => {
        const text = local().getItem(name(key))
        return text === null ? undefined : JSON.parse(text)
      }),
    drop(key, value) {
      attempt(() => {
        if (value === undefined || local().getItem(name(key)) === JSON.stringify(value))
          local().removeItem(name(key))
      })
    },
    keys: () =>
      attempt(() =>
        Array.from({ length: local().length }, (_, at) => local().key(at) ?? '')
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length)),
      ) ?? [],
  }
}
