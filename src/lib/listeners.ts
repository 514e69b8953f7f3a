/** A list of callbacks. One that throws does not stop the others. */
export type Listeners<Args extends unknown[]> = {
  add(listener: (...args: Args) => void): () => void
  notify(...args: Args): void
}

export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const entries = new Set<{ listener: (...args: Args) => void }>()
  return {
    add(listener) {
      const entry = { listener }
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    notify(...args) {
      for (const { listener } of Array.from(entries)) {
        try {
          listener(...args)
        } catch (error) {
          // Rethrown outside the loop, where the browser reports it as uncaught.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
