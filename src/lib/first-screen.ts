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

let scrolledTo = 0

/**
 * The start screen: the part of the page's HTML that is shown before any script has run (`prerenderStart`). The app replaces it,
 * with or without the first screen.
 */
export const startScreen = {
  isShown: (): boolean => document.getElementById(START_SCREEN) !== null,
  remove(): void {
    const start = document.getElementById(START_SCREEN)
    if (!start) return
    scrolledTo = window.scrollY // read before the removal, after which the page may be too short to stay scrolled
    start.remove()
  },
  /** How far the page was scrolled when the start screen was removed, in pixels; 0 on any further call. */
  takeScroll(): number {
    const pixels = scrolledTo
    scrolledTo = 0
    return pixels
  },
}
