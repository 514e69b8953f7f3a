/** A lock that all tabs of a browser share. */
export type Lock = {
  /** False where the browser has no locks: then `request` runs the work at once, and markers are not visible. */
  readonly isShared: boolean
  /** Runs the work while no other tab holds `name`. The signal aborts the waiting, never the work. */
  request(name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void>
  /**
   * Sets a marker. A tab that acquires a lock after this has resolved sees it, whereas a value in local storage may reach the
   * other tabs later than the lock. It ends with the tab, or when the returned function is called.
   */
  setMarker(marker: string): Promise<() => void>
  /** Whether a tab has set the marker. */
  hasMarker(marker: string): Promise<boolean>
}

/**
 * Web Locks, where the browser has them. A marker is a shared lock of that name: all tabs see held locks in the order they
 * were acquired. A browser that denies locks to the page has no markers either.
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
