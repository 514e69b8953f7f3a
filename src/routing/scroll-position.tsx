import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { fieldOf } from '~/lib/decode'
import { startScreen } from '~/lib/first-screen'
import { sessionStore } from '~/lib/safe-storage'
import { paths } from './paths'

/** Where the router stores the scroll positions of a tab, in px by name. */
const POSITIONS = 'react-router-scroll-positions'

/** The name of a stored position, with the address, since the first history entry of every document has the same key. */
const scrollKey = ({ key, pathname, search }: Location): string => key + pathname + search

/** The feed restores its position by itself, and the browser that of the sign-in page, which is there before the app loads. */
const restoresItself = ({ pathname, search }: Location): boolean =>
  pathname === paths.login() || (pathname === paths.linx() && !search.includes('Bets'))

/** The page that the start screen was shown for. */
const startPath = globalThis.location?.pathname

/** Removes the stored position of a page from the router's store. Returns it in px, unless other code restores it. */
function takeStored(page: Location): number | undefined {
  const name = scrollKey(page)
  const positions = sessionStore.getJson(POSITIONS)
  const stored = fieldOf(positions, name)
  if (typeof stored !== 'number') return undefined
  sessionStore.setJson(POSITIONS, { ...Object(positions), [name]: undefined })
  return restoresItself(page) ? undefined : stored
}

/**
 * Where the first page begins, in px: at its stored position, or where the golfer has scrolled the start screen to. The browser
 * scrolls the start screen to the stored position, too, or to its end if it is shorter.
 */
function firstPosition(page: Location): number {
  const { top, max } = startScreen.end()
  const before = (page.pathname === startPath && top) || window.scrollY
  const stored = takeStored(page) ?? before
  const isScrolled = Math.round(before - Math.min(stored, max)) !== 0
  return before > 0 && isScrolled ? before : stored
}

/**
 * The scroll position follows the route. That of the first page is restored here, since the router would do so some frames after
 * the page is shown, and undo what the golfer has scrolled by then.
 */
export function ScrollPosition() {
  const page = useLocation()
  const first = useRef(0)
  useInsertionEffect(() => {
    first.current = firstPosition(page) // before the router reads what is stored
  }, [])
  useLayoutEffect(() => {
    window.scrollTo(0, first.current) // after the router's own; no effect result, since it may return a promise
  }, [])
  return <ScrollRestoration getKey={scrollKey} storageKey={POSITIONS} />
}
