import { itemKey } from '~/domain/feed/item-key'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import type { LinxItem } from '~/api/types'
import { moveFocus } from '~/ui/focus/focus'
import { renderedEntry, UNDER_BAR_PX } from './scroll-anchor'
import { alignUntilInput } from './use-restore-scroll'

type Options = {
  scrollTarget: LinxItem | undefined
  items: readonly LinxItem[]
  list: RefObject<WindowVirtualizerHandle | null>
  feed: RefObject<HTMLElement | null>
}

/**
 * Scrolls to an entry and focuses it. Rows on the way are measured as they render, and the entry may mount and unmount
 * until it is in position.
 */
export function useScrollToEntry({ scrollTarget: target, items, list, feed }: Options): void {
  const go = useEffectEvent((to: LinxItem) => {
    const at = items.findIndex((item) => itemKey(item) === itemKey(to))
    if (at < 0) return undefined
    list.current?.scrollToIndex(at, { align: 'start', offset: -UNDER_BAR_PX })
    return alignUntilInput(() => {
      const entry = feed.current && renderedEntry(feed.current, at)
      if (!entry) return undefined
      if (document.activeElement !== entry) moveFocus(entry)
      return entry.getBoundingClientRect().top - UNDER_BAR_PX
    })
  })
  useEffect(() => (target ? go(target) : undefined), [target])
}
