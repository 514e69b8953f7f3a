import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import type { LinxItem } from '~/api/types'
import { drawnEntry, UNDER_BAR_PX } from './feed-place'
import type { FocusWish } from './focus-wish'
import { itemKey } from './gathered-items'

type Options = {
  goal: LinxItem | undefined
  items: readonly LinxItem[]
  list: RefObject<WindowVirtualizerHandle | null>
  feed: RefObject<HTMLElement | null>
  wish: FocusWish | undefined
}

/** Scrolls to the entry wanted, and focuses it: at once when it is drawn, else as soon as it is. */
export function useGoal({ goal, items, list, feed, wish }: Options): void {
  const go = useEffectEvent((to: LinxItem) => {
    const at = items.findIndex((item) => itemKey(item) === itemKey(to))
    if (at < 0) return
    list.current?.scrollToIndex(at, { align: 'start', offset: -UNDER_BAR_PX })
    const drawn = feed.current && drawnEntry(feed.current, at)
    if (drawn && wish?.take(itemKey(to))) drawn.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (goal) go(goal)
  }, [goal])
}
