import { useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom'
import { fieldOf } from '~/lib/decode'
import { startScreen } from '~/lib/first-screen'
import { sessionStore } from '~/lib/safe-storage'
import { paths } from './paths'

/** Where the router stores the scroll positions of a tab, in px by name. */
const POSITIONS = 'react-router-scroll-positions'

/** The name of a stored position, with the address, since the first history entry of every document has the same key. */
const nameOf = ({ key, pathname, search }: Location): string => key + pathname + search

/**
 * The name that the router gets for the first page. Nothing is stored by it; by an empty name, the router takes the entry's key.
 */
const NO_POSITION = 'none'
/** The name by which the router stores where a page is that is not at its position yet. It is never read. */
const UNFINISHED = 'unfinished'

/** Whether other code restores the position: the feed itself, or the browser on the sign-in page, which is in the HTML. */
const isRestoredElsewhere = ({ pathname, search }: Location): boolean =>
  pathname === paths.login() || (pathname === paths.linx() && !search.includes('Bets')) // My Bets is no feed

/** The page that the start screen was shown for. */
const startPath = globalThis.location?.pathname
/** The page was opened by its address or a link, not by a reload or Back: its history entry has no state until the router starts. */
const isNewVisit = globalThis.history?.state === null

/** The stored position of the page, in px; undefined if there is none that is restored here. */
function storedPosition(page: Location): number | undefined {
  const stored = fieldOf(sessionStore.getJson(POSITIONS), nameOf(page))
  return typeof stored !== 'number' || isNewVisit || isRestoredElsewhere(page) ? undefined : stored
}

/**
 * Where the first page begins, in px: at its stored position, or where the golfer has scrolled the start screen to. The browser
 * scrolls the start screen to the stored position, too, or to its end if it is shorter. One at its top may not have been scrolled
 * by the browser yet.
 */
function firstPosition(page: Location): { top: number; isStored: boolean } {
  const { top, max } = startScreen.takeScroll()
  const shown = page.pathname === startPath && top > 0 ? top : window.scrollY
  const stored = storedPosition(page) ?? 0
  const isScrolled = shown > 0 && Math.round(shown - Math.min(stored, max)) !== 0
  const isStored = stored > 0 && !isScrolled
  return { top: isStored ? stored : shown, isStored }
}

/** How many frames a position is corrected for; what is rendered for it has its height by then. */
const SETTLING_FRAMES = 24
/** How many frames a page is waited for that is too short for its position, since its content is loading: about ten seconds. */
const LOADING_FRAMES = 600

/**
 * Scrolls the window to a position for some frames, or until the user interacts. `distance` returns the px that are left; in a
 * frame in which it returns null or undefined, nothing is scrolled. If the page is too short after these frames, it is scrolled
 * again when it has become longer, within `maxFrames`. Returns a cancel function. The caller may pass `stop`, which is aborted at
 * the end.
 */
export function alignUntilInput(
  distance: () => number | null | undefined,
  { maxFrames = SETTLING_FRAMES, stop = new AbortController() } = {},
): () => void {
  const { signal } = stop
  const end = () => stop.abort()
  for (const type of ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown', 'click'])
    window.addEventListener(type, end, { signal, passive: true, capture: true })
  let frames = 0
  let settledAt = SETTLING_FRAMES
  let last = { height: 0, top: 0 }
  const align = () => {
    if (signal.aborted) return
    const isWaiting = frames >= settledAt
    const height = document.documentElement.scrollHeight
    // Scrolled by something else, such as a screen reader.
    if (isWaiting && height === last.height && window.scrollY !== last.top) return end()
    const pixels = distance() ?? 0
    const isElsewhere = Math.abs(pixels) >= 1
    if (isElsewhere && (!isWaiting || height > last.height)) {
      window.scrollBy(0, pixels)
      if (isWaiting) settledAt = frames + SETTLING_FRAMES
    }
    last = { height, top: window.scrollY }
    frames += 1
    if (frames < settledAt || (isElsewhere && frames < maxFrames)) requestAnimationFrame(align)
    else end()
  }
  requestAnimationFrame(align)
  return end
}

/**
 * The scroll position follows the route. That of the first page is restored here, since the router would do so some frames after
 * the page is shown, and undo what the golfer has scrolled by then. After Back or Forward a page is corrected when more of it is
 * there, since the router scrolls only once.
 */
export function ScrollPosition() {
  const page = useLocation()
  const isFromHistory = useNavigationType() === NavigationType.Pop
  const first = useRef({ top: 0, isStored: false })
  const shown = useRef<Location>(undefined)
  const restoring = useRef<AbortSignal>(undefined)
  /** Where each page of this document was left, since the router's own positions are stored only when the document is left. */
  const [positions] = useState(() => new Map<string, number>())
  const getKey = useCallback(
    (of: Location) => {
      if (!shown.current) return NO_POSITION
      if (of.key !== shown.current.key) return nameOf(of)
      // The router leaves the shown page and stores where it is.
      if (restoring.current?.aborted === false) return UNFINISHED
      positions.set(nameOf(of), window.scrollY)
      return nameOf(of)
    },
    [positions],
  )
  useInsertionEffect(() => {
    first.current = firstPosition(page)
  }, [])
  useLayoutEffect(() => {
    const isFirst = !shown.current || shown.current === page // the same one when React repeats the effect in development
    shown.current = page
    const { top, isStored } = first.current
    if (isFirst) window.scrollTo(0, top) // after the router's own
    const leftAt = positions.get(nameOf(page)) ?? storedPosition(page)
    const canRestore = isFromHistory && !isRestoredElsewhere(page)
    const wanted = isFirst ? isStored && top : canRestore && leftAt
    if (!wanted) return undefined
    const { href } = location // a redirect may show another page within these frames
    const stop = new AbortController()
    restoring.current = stop.signal
    const distance = () => (location.href === href ? wanted - window.scrollY : null)
    return alignUntilInput(distance, { maxFrames: LOADING_FRAMES, stop })
  }, [page, isFromHistory, positions])
  return <ScrollRestoration getKey={getKey} storageKey={POSITIONS} />
}
