import { useLayoutEffect, useRef, type RefObject, useState, useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem } from '~/api/types'
import { firstScreen } from '~/lib/first-screen'
import { browserVisibility } from '~/platform/visibility'
import { keepsScroll } from '~/routing/router-state'
import { alignUntilInput } from '~/routing/scroll-position'
import { LINX_PAGE_SIZE } from '~/domain/feed/first-page'
import {
  anchorOf,
  distanceFromAnchor,
  type Anchor,
  type ScrollPosition,
  readAnchor,
  scrollPositions,
  type Resume,
} from './scroll-positions'
import { readingPosition } from './reading-position'
import type { RowWindow } from './row-window'

/** How the view was reached, as it was when the list mounted. */
export function useResume(): Resume {
  const navigationType = useNavigationType()
  const { state } = useLocation()
  const [resume] = useState((): Resume => {
    if (navigationType === NavigationType.Pop) return 'back'
    return keepsScroll(state) ? 'link' : 'top'
  })
  return resume
}

type Options = {
  feed: RefObject<HTMLElement | null>
  rows: RowWindow
  items: readonly LinxItem[]
  position: ScrollPosition | undefined
  resume: Resume | Anchor
}

/**
 * Restores the scroll position of a view: the same pixel if it has as many rows as before, else the anchor entry. Runs once,
 * when the list mounts. Input of the golfer ends it; a page that is added meanwhile does not.
 */
export function useRestoreScroll({ feed, rows, items, position, resume }: Options): void {
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (stop.current || resume === 'top' || (resume === 'back' && !position)) return
    stop.current = () => {}
    const isReload = typeof resume === 'object'
    const anchor = anchorOf(resume, position)
    const at = anchor ? rows.heights.indexOf(anchor.key) : -1
    if (!isReload && position?.rows === items.length) window.scrollTo(0, position.scroll)
    else if (anchor && at >= 0) rows.scrollTo(at, anchor.top)
    else if (!isReload) window.scrollTo(0, 0)
    if (!anchor || at < 0) return
    stop.current = alignUntilInput(() => {
      const now = rows.heights.indexOf(anchor.key)
      if (now < 0) return undefined // a newer page no longer has the entry
      const pixels = feed.current && distanceFromAnchor(feed.current, now, anchor)
      if (pixels === undefined) rows.scrollTo(now, anchor.top) // the router has scrolled a new page to its top
      return pixels
    })
  }, [feed, items, rows, position, resume])
  useLayoutEffect(() => () => stop.current?.(), [])
}

type SavePositionOptions = {
  /** False for a filtered list, whose position is not the view's. */
  isWholeView: boolean
  feed: RefObject<HTMLElement | null>
  items: readonly LinxItem[]
  view: string
  userId: number
}

/** Stores the reading position when the feed is left and when the page is hidden, for a reload of either page. */
export function useSaveReadingPosition(options: SavePositionOptions): void {
  const { feed, items, view, userId, isWholeView } = options
  const [positions] = useState(scrollPositions)
  const save = useEffectEvent(() => {
    // The last list of a session unmounts after its end, and must leave nothing to the next golfer (R10).
    if (!isWholeView || positions !== scrollPositions()) return undefined
    const list = feed.current
    if (!list) return undefined // its position was stored when it was removed
    const anchor = window.scrollY > 0 && readAnchor(list, items)
    if (!anchor) return readingPosition.forget()
    const at = items.findIndex((item) => itemKey(item) === anchor.key)
    // One more page, since new items may have arrived above.
    readingPosition.save({ userId, view, ...anchor, pages: Math.floor(at / LINX_PAGE_SIZE) + 2 })
  })
  useEffect(() => {
    const left = () => save()
    readingPosition.begin()
    const stopListening = browserVisibility.listen((isVisible) => !isVisible && save())
    window.addEventListener('pagehide', left)
    return () => {
      stopListening()
      window.removeEventListener('pagehide', left)
    }
  }, [])
  // A layout effect, since the rows and the scroll offset are gone later.
  useLayoutEffect(() => () => save(), [])
}

/**
 * Attaches keys and gestures to the links of the feed's views, or with `rows` to the feed itself, while `element` is mounted.
 * Their code is loaded after the first screen; without it links and scrolling still work.
 */
export function useFeedInput(element: RefObject<HTMLElement | null>, rows?: RowWindow): void {
  useEffect(() => {
    const left = new AbortController()
    const start = async () => {
      await firstScreen.whenShown()
      const { attachFeedInput, attachViewInput } = await import('../list/view-navigation')
      if (!element.current || left.signal.aborted) return
      if (rows) attachFeedInput(element.current, rows, left.signal)
      else attachViewInput(element.current, left.signal)
    }
    start().catch(() => {})
    return () => left.abort()
  }, [element, rows])
}
