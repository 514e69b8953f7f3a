import type { CacheSnapshot } from 'virtua'
import { sessionEnd } from '~/api/session-end'
import type { LinxView } from '~/domain/linx-view'

/** How many views are remembered, the last left ones. */
export const MAX_VIEWS = 20

/** The entry a golfer was reading, and how far its top stood from the window's. */
export type Anchor = { key: string; top: number }

/** Where a view was left: what its rows measured, how many they were, how far it was scrolled, and what was being read. */
export type ScrollPosition = {
  sizes: CacheSnapshot
  rows: number
  scroll: number
  anchor: Anchor | undefined
}

/** The places of the views left, by view, so that the way back leads to the same pixel. */
export type ScrollPositions = {
  get(view: LinxView): ScrollPosition | undefined
  /** Remembers a view being left, in the place of the one left longest ago when there are too many. */
  save(view: LinxView, position: ScrollPosition): void
}

function create(): ScrollPositions {
  const byView = new Map<LinxView, ScrollPosition>()
  return {
    get: (view) => byView.get(view),
    save(view, position) {
      byView.delete(view) // set again, it is the last
      byView.set(view, position)
      const [oldest] = byView.keys()
      if (oldest !== undefined && byView.size > MAX_VIEWS) byView.delete(oldest)
    },
  }
}

let current = create()

/**
 * This golfer's places. A list takes them when it is made and keeps them: the last one of a session is only left when
 * the session has ended, and must leave nothing to the next golfer (R10).
 */
export const scrollPositions = (): ScrollPositions => current

sessionEnd.add(() => {
  current = create()
})
