/** Timers that tests can replace to control time. Each returns a function that stops it. */
export type Timers = {
  after(ms: number, run: () => void): () => void
  every(ms: number, run: () => void): () => void
}

/** The longest delay of the platform's timers; a longer one would fire at once. */
const MAX_MS = 2 ** 31 - 1

/** The platform's timers, looked up at each call, so that a test's fake timers are used. */
export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_MS))
    return () => clearTimeout(timer)
  },
  every(ms, run) {
    const timer = setInterval(run, Math.min(ms, MAX_MS))
    return () => clearInterval(timer)
  },
}
