/** Deferred work starts after this many milliseconds even if nothing was shown. */
const MAX_WAIT_MS = 5000

/** The id of the part of the page's HTML that is shown until the app renders: the frame and a skeleton. */
export const START_SCREEN = 'start'

let markShown = () => {}
const screen = new Promise<void>((resolve) => {
  markShown = resolve
})

/**
 * The page's first useful content. Requests that it does not need (updates, filling caches) wait until it is shown, so that
 * they do not compete with it for bandwidth.
 */
export const firstScreen = {
  /** Marks it as shown. */
  markShown: (): void => markShown(),
  /** Resolves when it is shown, or after five seconds. */
  whenShown: (): Promise<void> =>
    Promise.race([screen, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]),
}

/** How far a page is scrolled and how far it can be, in px. */
type Scroll = { top: number; max: number }

const NOT_SCROLLED: Scroll = { top: 0, max: 0 }
let lastScroll = NOT_SCROLLED

/**
 * The start screen: the part of the page's HTML that is shown before any script has run (`prerenderStart`). The app replaces it,
 * with or without the first screen.
 */
export const startScreen = {
  isShown: (): boolean => document.getElementById(START_SCREEN) !== null,
  remove(): void {
    const start = document.getElementById(START_SCREEN)
    if (!start) return
    // Read before the removal, after which the page may be too short to stay scrolled.
    const max = document.documentElement.scrollHeight - window.innerHeight
    lastScroll = { top: window.scrollY, max }
    start.remove()
  },
  /** Removes it, unless it is gone already. Returns how far it was scrolled; zeros if that was returned before. */
  takeScroll(): Scroll {
    startScreen.remove()
    const taken = lastScroll
    lastScroll = NOT_SCROLLED
    return taken
  },
}
