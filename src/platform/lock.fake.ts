import { abortable } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import type { Lock } from './lock'

/** Locks of one pretended browser. `hold` is a tab that took one and never lets go. */
export type FakeLock = Lock & { hold(name: string): () => void }

export function createFakeLock(): FakeLock {
  const tails = new Map<string, Promise<void>>()
  const notes: string[] = []

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
    async putUp(note) {
      notes.push(note)
      return () => void notes.splice(notes.indexOf(note), 1)
    },
    isUp: async (note) => notes.includes(note),
    hold(name) {
      const { promise, resolve } = deferred()
      void request(name, () => promise)
      return resolve
    },
  }
}

/** A browser without Web Locks. */
export const noLock: Lock = {
  shared: false,
  request: (_name, work) => work(),
  putUp: () => Promise.resolve(() => {}),
  isUp: () => Promise.resolve(false),
}

/** A browser that has Web Locks and refuses them to the page, as where storage is blocked. */
export const refusingLock: Lock = {
  ...noLock,
  shared: true,
  request: () => Promise.reject(new DOMException('Denied in this context.', 'SecurityError')),
}
