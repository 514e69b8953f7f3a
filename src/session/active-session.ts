import type { EndListener, EndReason } from './session-types'

/** One golfer's session in this tab. */
export type ActiveSession = {
  /** Aborted when the session ends, and with it every call of this golfer. */
  readonly ended: AbortSignal
  end(because: unknown): void
  /** The golfer's id as stored; undefined when none was. */
  owner: string | undefined
}

export function createActiveSession(owner: string | undefined): ActiveSession {
  const controller = new AbortController()
  return { owner, ended: controller.signal, end: (because) => controller.abort(because) }
}

/** The listeners that clear a golfer's data. */
export function createEndListeners() {
  const listeners = new Set<EndListener>()
  return {
    add(listener: EndListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Notifies all of them at once; resolves when all are done. A failing listener does not affect the others. */
    async notify(reason: EndReason): Promise<void> {
      const cleanups = [...listeners].map(async (listener) => listener(reason))
      await Promise.allSettled(cleanups)
    },
  }
}
