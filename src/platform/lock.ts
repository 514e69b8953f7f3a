/** A lock that all tabs of a browser share. */
export type Lock = {
  /** False where the browser has none: then `request` runs the work at once, and nobody sees a note. */
  readonly isShared: boolean
  /** Runs the work while no other tab holds `name`. The signal ends the waiting, never the work. */
  request(name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void>
  /**
   * Puts up a note. Whoever is given a lock after this has resolved sees it, whereas a value in local storage may reach
   * the other tabs later than the lock does. It is gone when the tab is, or when the answer is called.
   */
  setMarker(marker: string): Promise<() => void>
  /** Whether a tab has put the note up. */
  hasMarker(marker: string): Promise<boolean>
}

/**
 * Web Locks, where the browser has them. A note is a shared lock of that name: held locks are known to all tabs in the
 * order they were taken. A browser that refuses locks to the page has no notes either.
 */
export const browserLock: Lock = {
  get isShared() {
    return globalThis.navigator !== undefined && 'locks' in globalThis.navigator
  },
  async request(name, work, signal) {
    if (!browserLock.isShared) return work()
    await globalThis.navigator.locks.request(name, signal ? { signal } : {}, work)
  },
  setMarker: (marker) =>
    new Promise((resolve) => {
      if (!browserLock.isShared) return resolve(() => {})
      const hold = () => new Promise<void>((removeMarker) => resolve(() => removeMarker()))
      globalThis.navigator.locks.request(marker, { mode: 'shared' }, hold).catch(() => {
        resolve(() => {})
      })
    }),
  async hasMarker(marker) {
    if (!browserLock.isShared) return false
    try {
      const { held = [] } = await globalThis.navigator.locks.query()
      return held.some(({ name }) => name === marker)
    } catch {
      return false
    }
  },
}
