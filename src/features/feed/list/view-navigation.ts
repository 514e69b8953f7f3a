import { alignUntilInput } from '~/routing/scroll-position'
import { focusAndScroll, moveFocus } from '~/ui/focus/focus'
import { createFastScroll } from '../scroll/fast-scroll'
import type { RowWindow } from '../scroll/row-window'
import { entriesOf, entryAtTop, readingArea, renderedEntry } from '../scroll/scroll-positions'

/** The minimum distance of a swipe, in px; its horizontal distance must be more than twice its vertical one. */
const SWIPE_PX = 64
/** Swipes that start this close to the window's edge, in px, are the browser's Back and Forward. */
const EDGE_PX = 24

/** Elements on which a horizontal swipe has another meaning, or none. */
const SWIPE_EXEMPT = 'dialog, input, textarea, select, [contenteditable]'

/** Whether an element under the finger scrolls horizontally. */
function scrollsSideways(from: Element, page: Element): boolean {
  for (let one: Element | null = from; one && one !== page; one = one.parentElement) {
    const { overflowX } = getComputedStyle(one)
    if (one.scrollWidth > one.clientWidth && (overflowX === 'auto' || overflowX === 'scroll'))
      return true
  }
  return false
}

/**
 * Makes horizontal swipes, and the arrow keys on the links, open the neighboring view. `links` contains the links of the views,
 * with `aria-current` on that of the view shown. Ends with `signal`.
 */
export function attachViewInput(links: HTMLElement, signal: AbortSignal): void {
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
}

/**
 * The element of the entry that the golfer is reading: the one whose row contains `target` while that is in view, else the one
 * at the top of the window.
 */
function entryRead(feed: Element, target: Element): HTMLElement | undefined {
  const own = entriesOf(feed).find((entry) => entry.parentElement?.contains(target))
  const row = own?.parentElement?.getBoundingClientRect()
  const isSeen = row && row.bottom > readingArea().top && row.top < window.innerHeight
  return isSeen ? own : entryAtTop(feed)
}

/** Elements in which these keys have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, dialog, dialog *'

/** How many entries a key moves forward. */
const STEPS: Partial<Record<string, number>> = { PageDown: 1, PageUp: -1 }

/** The share of the height between the bars that a press scrolls; the rest stays in view. */
const PAGE_SHARE = 0.875

function onFeedKey(event: KeyboardEvent): void {
  const { key, shiftKey, target, currentTarget: feed } = event
  if (shiftKey || !(target instanceof Element) || !(feed instanceof Element)) return
  // The feed has the focus after the entry that had it was scrolled away.
  if (key === 'Tab' && target === feed) moveFocus(entryAtTop(feed))
  const step = STEPS[key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey || target.matches(OWN_KEYS)) return
  const read = entryRead(feed, target)
  if (!read) return
  const area = readingArea()
  const room = area.bottom - area.top
  const { top, bottom, height } = read.getBoundingClientRect()
  const rest = step > 0 ? bottom - area.bottom : area.top - top
  const next = renderedEntry(feed, Number(read.ariaPosInSet) - 1 + step)
  if (height > room && rest > 1) {
    window.scrollBy(0, step * Math.min(rest, room * PAGE_SHARE))
  } else if (next) {
    moveFocus(next)
    const box = next.getBoundingClientRect()
    const isEndShown = step < 0 && box.height > room
    window.scrollBy(0, isEndShown ? box.bottom - area.bottom : box.top - area.top)
  } else return // at either end the browser scrolls as usual
  event.preventDefault()
}

/** The feed on the page. */
let shown: { feed: HTMLElement; rows: RowWindow } | undefined

/**
 * Makes Page Down and Page Up go to the next and the previous entry, Tab continue in the entry that the golfer is reading, and
 * rows that are scrolled past too fast to be read render in brief. Ends with `signal`.
 */
export function attachFeedInput(feed: HTMLElement, rows: RowWindow, signal: AbortSignal): void {
  feed.addEventListener('keydown', onFeedKey, { signal })
  const fast = createFastScroll()
  rows.setBriefRange(fast.range)
  window.addEventListener('keydown', fast.onKey, { signal, capture: true })
  shown = { feed, rows }
  signal.addEventListener('abort', () => {
    if (shown?.feed === feed) shown = undefined
  })
}

/**
 * Scrolls to the entry with this key and focuses it. It corrects the position for some frames, since rows on the way are
 * measured as they render, and the entry may unmount and mount again.
 */
export function openEntry(key: string): void {
  if (!shown) return
  const { feed, rows } = shown
  const at = rows.heights.indexOf(key)
  if (at < 0) return
  rows.scrollTo(at, readingArea().top)
  alignUntilInput(() => {
    const entry = renderedEntry(feed, at)
    if (!entry) return undefined
    if (document.activeElement !== entry) moveFocus(entry)
    return entry.getBoundingClientRect().top - readingArea().top
  })
}
