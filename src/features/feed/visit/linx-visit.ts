import { createStore, type StoreApi } from 'zustand/vanilla'
import { realTimers, type Timers } from '~/lib/timers'

/** Whether the Linx page is open. `arrived`: its news does not count as seen yet; `seen`: it does, so the count is 0. */
type VisitState = 'away' | 'arrived' | 'seen'

/** A visit to the Linx page. New items count as seen when the golfer scrolls or touches there, or leaves. */
export type LinxVisit = Omit<StoreApi<VisitState>, 'setState'> & {
  enter(): void
  /**
   * The time that the New marks of this visit compare with: `lastSeen`, or after going back that of the previous visit, so that
   * no row changes its height.
   */
  marksSince(userId: number, isReturn: boolean, lastSeen: number | undefined): number | undefined
  /**
   * Calls `record` at the first scroll or touch of this visit. That and the change of state run in separate tasks, since what
   * they render and send would delay the first frame of the scroll.
   */
  markSeen(record: () => void): void
  /**
   * Calls `record` unless this visit has recorded already and nothing has arrived since. A page that mounts again at
   * once (a remount, or React's strict mode) has not been left.
   */
  leave(record: () => void, hasNewsSince: () => boolean): void
}

/** Creates the visit of a tab, which starts away from the Linx page. */
export function createLinxVisit(timers: Timers = realTimers): LinxVisit {
  const { setState, ...store } = createStore<VisitState>(() => 'away')
  let cancelLeave: (() => void) | undefined
  /** Cancels the record of the first scroll while it is pending. */
  let cancelRecord: (() => void) | undefined
  let marks: { userId: number; lastSeen: number | undefined } | undefined
  return {
    ...store,
    enter() {
      cancelLeave?.()
      if (store.getState() === 'away') setState('arrived')
    },
    marksSince(userId, isReturn, lastSeen) {
      if (!isReturn || marks?.userId !== userId) marks = { userId, lastSeen }
      return marks.lastSeen
    },
    markSeen(record) {
      if (store.getState() !== 'arrived') return
      timers.after(0, () => {
        if (store.getState() !== 'arrived') return // an earlier scroll was recorded, or the page has been left
        setState('seen')
        cancelRecord = timers.after(0, () => {
          cancelRecord = undefined
          record()
        })
      })
    },
    leave(record, hasNewsSince) {
      if (store.getState() === 'away') return
      cancelLeave = timers.after(0, () => {
        const isDue = cancelRecord !== undefined || store.getState() === 'arrived' || hasNewsSince()
        cancelRecord?.()
        cancelRecord = undefined
        setState('away')
        if (isDue) record()
      })
    },
  }
}

/** The visit in this tab. */
export const linxVisit = createLinxVisit()
