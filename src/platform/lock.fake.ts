import { abortable } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import type { Lock } from './lock'

/** Locks of one pretended browser. `hold` is a tab that took one and never lets go. */
export type FakeLock = Lock & { hold(name: string): () => void }

export function createFakeLock(): FakeLock {
  const tails = new Map<string, Promise<void>>()

  async function request(
    name: string,
    work: () => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    const before = tails.get(name) ?? Promise.resolve()
    const turn = deferred()
    tails.set(
      name,
      before.then(() => turn.promise),
    )
    try {
      await (signal ? abortable(before, signal) : before)
      await work()
    } finally {
      turn.resolve()
    }
  }

  return {
    shared: true,
    request,
    hold(name) {
      const { promise, resolve } = deferred()
      void request(name, () => promise)
      return resolve
    },
  }
}

/** A browser without Web Locks. */
export const noLock: Lock = { shared: false, request: (_name, work) => work() }
