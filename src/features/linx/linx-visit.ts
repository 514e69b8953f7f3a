import { createListeners } from '~/lib/listeners'
import { realTimers, type Timers } from '~/lib/timers'

/** One stay on the Linx page. A golfer has seen what is new when they scroll or touch there, or when they leave. */
export type LinxVisit = {
  /** Whether the page is shown and its news have been seen: then nothing counts as new. */
  isSeen(): boolean
  isPresent(): boolean
  subscribe(listener: () => void): () => void
  enter(): void
  /**
   * The last look the New marks of this stay stand by: `last`, unless the golfer came back to a stay before; then that one's,
   * so that nothing is another height than it was.
   */
  marksSince(userId: number, isReturn: boolean, lastSeen: number | undefined): number | undefined
  /** The first scroll or touch of this stay calls `record`. */
  markSeen(record: () => void): void
  /**
   * Calls `record` unless this stay has recorded already and nothing has come since. A page that is there again in the same
   * moment (made anew, or mounted twice by a development check) has not been left.
   */
  leave(record: () => void, hasNewsSince: () => boolean): void
}

export function createLinxVisit(timers: Timers = realTimers): LinxVisit {
  const changes = createListeners()
  let stay: 'away' | 'arrived' | 'seen' = 'away'
  let cancelLeave: (() => void) | undefined
  let marks: { userId: number; lastSeen: number | undefined } | undefined
  const setStay = (next: typeof stay) => {
    stay = next
    changes.notify()
  }
  return {
    isSeen: () => stay === 'seen',
    isPresent: () => stay !== 'away',
    subscribe: changes.add,
    enter() {
      cancelLeave?.()
      if (stay === 'away') setStay('arrived')
    },
    marksSince(userId, isReturn, lastSeen) {
      if (!isReturn || marks?.userId !== userId) marks = { userId, lastSeen }
      return marks.lastSeen
    },
    markSeen(record) {
      if (stay !== 'arrived') return
      setStay('seen')
      record()
    },
    leave(record, hasNewsSince) {
      if (stay === 'away') return
      cancelLeave = timers.after(0, () => {
        const isDue = stay === 'arrived' || hasNewsSince()
        setStay('away')
        if (isDue) record()
      })
    },
  }
}

/** The stay of this tab. */
export const linxVisit = createLinxVisit()
