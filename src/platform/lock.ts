/** A lock that all tabs of a browser share. */
export type Lock = {
  /** False where the browser has none: then `request` runs the work at once. */
  readonly shared: boolean
  /** Runs the work while no other tab holds `name`. The signal ends the waiting, never the work. */
  request(name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void>
}

/** Web Locks, where the browser has them. */
export const browserLock: Lock = {
  get shared() {
    return globalThis.navigator !== undefined && 'locks' in globalThis.navigator
  },
  async request(name, work, signal) {
    if (!browserLock.shared) return work()
    await globalThis.navigator.locks.request(name, signal ? { signal } : {}, work)
  },
}
