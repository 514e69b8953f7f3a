import { focusAndScroll } from '~/ui/focus/focus'

/** Minimum distance of a swipe; it must be twice as far across as along. */
const SWIPE_PX = 64
/** Swipes from the window's edge are the browser's back and forward. */
const EDGE_PX = 24

/** Elements on which a sideways swipe has another meaning, or none. */
const SWIPE_EXEMPT = 'dialog, input, textarea, select, [contenteditable]'

/** Whether an element under the finger scrolls sideways. */
function scrollsSideways(from: Element, page: Element): boolean {
  for (let one: Element | null = from; one && one !== page; one = one.parentElement) {
    const { overflowX } = getComputedStyle(one)
    if (one.scrollWidth > one.clientWidth && (overflowX === 'auto' || overflowX === 'scroll'))
      return true
  }
  return false
}

/**
 * Sideways swipes and the arrow keys on the links open the neighboring view. `links` contains the views' links; the
 * shown one is current. Returns a cleanup function.
 */
export function attachViewNavigation(links: HTMLElement): () => void {
  const left = new AbortController()
  const { signal } = left
  let start: { x: number; y: number } | undefined

  function go(step: number, from: Element | null): HTMLElement | undefined {
    const all = [...links.querySelectorAll<HTMLElement>('a')]
    const at = all.findIndex((link) => link === from)
    const next = at < 0 ? undefined : all[at + step]
    next?.click()
    return next
  }
  const current = () => links.querySelector('[aria-current=page]')

  links.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      focusAndScroll(go(step, document.activeElement))
    },
    { signal },
  )
  window.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const [finger] = touches
      const page = target instanceof Element && target.closest('main')
      start = undefined
      if (!finger || touches.length > 1 || !page || target.closest(SWIPE_EXEMPT)) return
      const { clientX: x, clientY: y } = finger
      if (x < EDGE_PX || x > window.innerWidth - EDGE_PX || scrollsSideways(target, page)) return
      start = { x, y }
    },
    { signal, passive: true },
  )
  window.addEventListener(
    'touchend',
    ({ changedTouches: [finger] }) => {
      if (!start || !finger) return
      const [x, y] = [finger.clientX - start.x, finger.clientY - start.y]
      start = undefined
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1, current())
    },
    { signal, passive: true },
  )
  return () => left.abort()
}
