import type { CacheSnapshot } from 'virtua'
import { sessionEnd } from '~/api/session-end'
import type { LinxView } from '~/domain/linx-view'

/** How many views are remembered, the last left ones. */
export const KEPT_VIEWS = 20

/** What a view's rows measured, and how many they were. */
export type Heights = { sizes: CacheSnapshot; rows: number }

/** The heights of the views left, by view, so that the way back leads to the same pixel. */
export type KeptHeights = {
  get(view: LinxView): Heights | undefined
  /** Remembers a view being left, in the place of the one left longest ago when there are too many. */
  keep(view: LinxView, heights: Heights): void
}

function create(): KeptHeights {
  const byView = new Map<LinxView, Heights>()
  return {
    get: (view) => byView.get(view),
    keep(view, heights) {
      byView.delete(view) // set again, it is the last
      byView.set(view, heights)
      const [oldest] = byView.keys()
      if (oldest !== undefined && byView.size > KEPT_VIEWS) byView.delete(oldest)
    },
  }
}

let current = create()

/**
 * This golfer's heights. A list takes them when it is made and keeps them: the last one of a session is only left when
 * the session has ended, and must leave nothing to the next golfer (R10).
 */
export const keptHeights = (): KeptHeights => current

sessionEnd.add(() => {
  current = create()
})
