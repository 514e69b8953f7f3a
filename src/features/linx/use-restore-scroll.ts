import { itemKey } from '~/domain/item-key'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import type { LinxItem } from '~/api/types'
import { distanceFromAnchor } from './scroll-anchor'
import type { Anchor, ScrollPosition } from './scroll-positions'
import type { Resume } from './use-resume'

/** Frames until rows that were drawn for a place have been measured. */
const SETTLING_FRAMES = 24

type Options = {
  feed: RefObject<HTMLElement | null>
  list: RefObject<WindowVirtualizerHandle | null>
  items: readonly LinxItem[]
  position: ScrollPosition | undefined
  resume: Resume | Anchor
}

/**
 * Brings the window to where the view was left: to the same pixel while its rows are the same, else to the entry that was
 * being read. Once, when the list is made; a scroll by anybody else ends it.
 */
export function useRestoreScroll({ feed, list, items, position, resume }: Options): void {
  const hasStarted = useRef(false)
  useLayoutEffect(() => {
    if (hasStarted.current || resume === 'top' || (resume === 'back' && !position)) return undefined
    hasStarted.current = true
    const isReload = typeof resume === 'object'
    const anchor = isReload ? resume : position?.anchor
    const at = anchor ? items.findIndex((item) => itemKey(item) === anchor.key) : -1
    if (!isReload && position?.rows === items.length) window.scrollTo(0, position.scroll)
    else if (anchor && at >= 0)
      list.current?.scrollToIndex(at, { align: 'start', offset: -anchor.top })
    else if (!isReload) window.scrollTo(0, 0)
    if (!anchor || at < 0) return undefined
    return alignUntilInput(() => feed.current && distanceFromAnchor(feed.current, at, anchor))
  }, [feed, items, list, position, resume])
}

/** Takes away what is left between an entry and its place, frame by frame, until the golfer moves. Answers how to stop. */
export function alignUntilInput(distance: () => number | null | undefined): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const end = () => stop.abort()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'])
    window.addEventListener(type, end, { signal, passive: true, capture: true })
  let frames = 0
  const align = () => {
    if (signal.aborted) return
    const pixels = distance()
    if (pixels && Math.abs(pixels) >= 1) window.scrollBy(0, pixels)
    frames += 1
    if (frames < SETTLING_FRAMES) requestAnimationFrame(align)
    else end()
  }
  requestAnimationFrame(align)
  return end
}
