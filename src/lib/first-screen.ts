/** What waits for the first screen waits no longer than this, milliseconds: the server's version is asked for by then. */
const AT_LATEST_MS = 1000

let shown = () => {}
const screen = new Promise<void>((resolve) => {
  shown = resolve
})

/**
 * The first thing the golfer came for, on the screen. What is needed by nothing on it (updates, keeping what came for a start
 * without signal) is asked for afterwards, so that it takes no bandwidth from it.
 */
export const firstScreen = {
  /** Says that it is there. */
  shown: (): void => shown(),
  /** Resolves when it is, or soon in any case. */
  there: (): Promise<void> =>
    Promise.race([screen, new Promise<void>((late) => setTimeout(late, AT_LATEST_MS))]),
}
