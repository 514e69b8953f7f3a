import { abortable } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import type { Lock } from './lock'

/** Locks of one simulated browser. `hold` acts as a tab that acquires a lock and keeps it. */
export type FakeLock = Lock & { hold(name: string): () => void }

export function createFakeLock(): FakeLock {
  const tails = new Map<string, Promise<void>>()
  const markers: string[] = []

  async function request(
    name: string,
    work: () => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    const before = tails.get(name) ?? Promise.resolve()
    const turnEnd = deferred()
    tails.set(
      name,
      before.then(() => turnEnd.promise),
    )
    try {
      await (signal ? abortable(before, signal) : before)
      await work()
    } finally {
      turnEnd.resolve()
    }
  }

  return {
    isShared: true,
    request,
    async setMarker(marker) {
      markers.push(marker)
      return () => void markers.splice(markers.indexOf(marker), 1)
    },
    hasMarker: async (marker) => markers.includes(marker),
    hold(name) {
      const { promise, resolve } = deferred()
      void request(name, () => promise)
      return resolve
    },
  }
}

/** A browser without Web Locks. */
export const noLock: Lock = {
  isShared: false,
  request: (_name, work) => work(),
  setMarker: () => Promise.resolve(() => {}),
  hasMarker: () => Promise.resolve(false),
}

/** A browser that has Web Locks but denies them to the page, as it does where storage is blocked. */
export const refusingLock: Lock = {
  ...noLock,
  isShared: true,
  request: () => Promise.reject(new DOMException('Denied in this context.', 'SecurityError')),
}
