/** The waiting the hub does; a test passes its own to move time by hand. Each returns how to stop it. */
export type Timers = {
  after(ms: number, run: () => void): () => void
  every(ms: number, run: () => void): () => void
}

/** The longest wait a timer can be given; anything longer would fire at once. */
const MAX_MS = 2 ** 31 - 1

/** The platform's timers, looked up late, so that a test's fake timers are seen. */
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
