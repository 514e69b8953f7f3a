import { createListeners } from '~/lib/listeners'
import { realTimers, type Timers } from '~/lib/timers'

/** One stay on the Linx page. A golfer has seen what is new when they scroll or touch there, or when they leave. */
export type LinxVisit = {
  /** Whether the page is shown and its news have been seen: then nothing counts as new. */
  seen(): boolean
  here(): boolean
  subscribe(listener: () => void): () => void
  enter(): void
  /**
   * The last look the New marks of this stay stand by: `last`, unless the golfer came back to a stay before; then that one's,
   * so that nothing is another height than it was.
   */
  marksFrom(userId: number, back: boolean, last: number | undefined): number | undefined
  /** The first scroll or touch of this stay calls `record`. */
  look(record: () => void): void
  /**
   * Calls `record` unless this stay has recorded already and nothing has come since. A page that is there again in the same
   * moment (made anew, or mounted twice by a development check) has not been left.
   */
  leave(record: () => void, newsSince: () => boolean): void
}

export function createLinxVisit(timers: Timers = realTimers): LinxVisit {
  const changes = createListeners()
  let stay: 'away' | 'arrived' | 'seen' = 'away'
  let stopLeaving: (() => void) | undefined
  let marks: { userId: number; last: number | undefined } | undefined
  const become = (next: typeof stay) => {
    stay = next
    changes.notify()
  }
  return {
    seen: () => stay === 'seen',
    here: () => stay !== 'away',
    subscribe: changes.add,
    enter() {
      stopLeaving?.()
      if (stay === 'away') become('arrived')
    },
    marksFrom(userId, back, last) {
      if (!back || marks?.userId !== userId) marks = { userId, last }
      return marks.last
    },
    look(record) {
      if (stay !== 'arrived') return
      become('seen')
      record()
    },
    leave(record, newsSince) {
      if (stay === 'away') return
      stopLeaving = timers.after(0, () => {
        const due = stay === 'arrived' || newsSince()
        become('away')
        if (due) record()
      })
    },
  }
}

/** The stay of this tab. */
export const linxVisit = createLinxVisit()
