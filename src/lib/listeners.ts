/** A list of callbacks. One that throws does not stop the others. */
export type Listeners<Args extends unknown[]> = {
  add(listener: (...args: Args) => void): () => void
  notify(...args: Args): void
}

/** Wraps a listener so that an error it throws is reported as uncaught and stops neither the caller nor other listeners. */
export const isolated =
  <Args extends unknown[]>(listener: (...args: Args) => void) =>
  (...args: Args): void => {
    try {
      listener(...args)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }

/** Creates a list without callbacks; one that is added twice is called twice. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const entries = new Set<{ notify: (...args: Args) => void }>()
  return {
    add(listener) {
      const entry = { notify: isolated(listener) }
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    notify(...args) {
      for (const { notify } of Array.from(entries)) notify(...args)
    },
  }
}
