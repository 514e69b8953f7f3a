/** How many frames a position is corrected for; what is rendered for it has its height by then. */
const SETTLING_FRAMES = 24

/**
 * Scrolls the window to a position for some frames, or until the user interacts. `distance` returns the px that are left; in a
 * frame in which it returns null or undefined, nothing is scrolled. Returns a cancel function.
 */
export function alignUntilInput(distance: () => number | null | undefined): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const end = () => stop.abort()
  for (const type of ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown', 'click'])
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
