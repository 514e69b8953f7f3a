/** A list of functions to be told. One that throws does not keep the others from hearing. */
export type Listeners<Args extends unknown[]> = {
  add(listener: (...args: Args) => void): () => void
  tell(...args: Args): void
}

export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const entries = new Set<{ listener: (...args: Args) => void }>()
  return {
    add(listener) {
      const entry = { listener }
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    tell(...args) {
      for (const { listener } of Array.from(entries)) {
        try {
          listener(...args)
        } catch (error) {
          // Thrown again outside, where the browser reports it as uncaught.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
