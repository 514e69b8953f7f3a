/** So far a finger must go, and twice as far across as along, to mean the view beside this one. */
const SWIPE_PX = 64
/** From the window's edge a swipe is the browser's own: back and forward. */
const EDGE_PX = 24

/** Where a finger across means something else, or nothing. */
const SWIPE_EXEMPT = 'dialog, input, textarea, select, [contenteditable]'

/** Whether something around the finger can be moved across by it. */
function scrollsSideways(from: Element, page: Element): boolean {
  for (let one: Element | null = from; one && one !== page; one = one.parentElement) {
    const { overflowX } = getComputedStyle(one)
    if (one.scrollWidth > one.clientWidth && (overflowX === 'auto' || overflowX === 'scroll'))
      return true
  }
  return false
}

/**
 * Swipes across the page, and the arrow keys on the links, lead to the view beside the one shown. `links`
 * holds the views' links; the one shown is current. Answers how to end it.
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
  const shown = () => links.querySelector('[aria-current=page]')

  links.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      go(step, document.activeElement)?.focus()
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
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1, shown())
    },
    { signal, passive: true },
  )
  return () => left.abort()
}
