/** The longest that work waits for an idle moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 1000

/** Runs `work` after the next paint. Returns a cancel function. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Runs `work` after the next paint, once the browser has nothing else to do or a second has passed; in a browser without
 * `requestIdleCallback` (Safari), right after the paint. Returns a cancel function.
 */
export function whenIdle(work: () => void): () => void {
  let idle: number | undefined
  const cancelPaint = afterPaint(() => {
    if (typeof requestIdleCallback === 'undefined') work()
    else idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  })
  return () => {
    cancelPaint()
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
