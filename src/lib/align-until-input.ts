/** The number of frames until what is rendered for a position has its height. */
const SETTLING_FRAMES = 24

/**
 * Scrolls the window by the distance that is left to a position, in px, frame by frame for 0.4 s, until the user interacts; not
 * while it is null or undefined. Returns a cancel function.
 */
export function alignUntilInput(distance: () => number | null | undefined): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const end = () => stop.abort()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'])
    window.addEventListener(type, end, { signal, passive: true, capture: true })
  let frames = 0
  const align = () => {
    if (signal.aborted) return
    const pixels = distance()
    if (pixels && Math.abs(pixels) >= 1) window.scrollBy(0, pixels)
    frames += 1
    if (frames < SETTLING_FRAMES) requestAnimationFrame(align)
    else end()
  }
  requestAnimationFrame(align)
  return end
}
