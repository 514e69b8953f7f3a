let read = () => Date.now()

/** The app's clock in epoch milliseconds. The demo sets it to the fake backend's time. */
export const now = (): number => read()

/** Replaces the clock. `source` returns epoch milliseconds. */
export function setClock(source: () => number): void {
  read = source
}

const TICK_MS = 20_000
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

function tick(): void {
  for (const notify of listeners) notify()
}

/**
 * Calls `listener` several times a minute, and at once when the page becomes visible: a device that has slept ran no
 * timer. One timer for all; it runs only while there are listeners. Returns an unsubscribe function.
 */
export function onTick(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', tick) // the same function is added once
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** The user's own calendar day as YYYY-MM-DD, never through UTC (R25). */
export function today(): string {
  const date = new Date(now())
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
