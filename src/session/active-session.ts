import type { EndListener, EndReason } from './session-types'

/** One golfer's time in this tab. */
export type ActiveSession = {
  /** Aborted when it ends; every call of this golfer ends with it. */
  readonly ended: AbortSignal
  end(because: unknown): void
  /** The golfer's id as stored; undefined when none was. */
  owner: string | undefined
}

export function createActiveSession(owner: string | undefined): ActiveSession {
  const controller = new AbortController()
  return { owner, ended: controller.signal, end: (because) => controller.abort(because) }
}

/** Those who clear up after a golfer. */
export function createEndListeners() {
  const listeners = new Set<EndListener>()
  return {
    add(listener: EndListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells all of them at once; resolves when those that take time are done. None keeps another from its work. */
    async notify(reason: EndReason): Promise<void> {
      const cleanups = [...listeners].map(async (listener) => listener(reason))
      await Promise.allSettled(cleanups)
    },
  }
}
