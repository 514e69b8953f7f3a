import { createListeners } from '~/lib/listeners'
import { realTimers, type Timers } from '~/lib/timers'

/** A visit to the Linx page. New items count as seen when the golfer scrolls or touches there, or leaves. */
export type LinxVisit = {
  /** Whether the page is open and its news have been seen: then nothing counts as new. */
  isSeen(): boolean
  isPresent(): boolean
  subscribe(listener: () => void): () => void
  enter(): void
  /**
   * The time that the New marks of this visit compare with: `lastSeen`, or after going back the one of the previous
   * visit, so that no row changes its height.
   */
  marksSince(userId: number, isReturn: boolean, lastSeen: number | undefined): number | undefined
  /** The first scroll or touch of this visit calls `record`. */
  markSeen(record: () => void): void
  /**
   * Calls `record` unless this visit has recorded already and nothing has arrived since. A page that mounts again at
   * once (a remount, or React's strict mode) has not been left.
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

/** The visit in this tab. */
export const linxVisit = createLinxVisit()
