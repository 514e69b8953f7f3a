import { realTimers } from '~/lib/timers'
import type { BriefRange, RowRange } from './fast-scroll'
import { createRowHeights, type MeasuredHeights, type RowHeights } from './row-heights'

/** How far above and below the screen rows are rendered, in px. */
const BUFFER_PX = 600

/** The maximum number of rows outside of the screen that are added at a time at either end, so that frames stay short. */
const MAX_NEW_ROWS = 2

/** The time after the last scroll event until the list is at rest, in milliseconds. */
const REST_MS = 150

/**
 * Returns the rows to render while the offsets from `top` to `bottom` are on the screen: at once those on the screen, and
 * those around it a few at a time. Rows that are far away are removed only when others are added, so that there is only one
 * change. Returns `now` if nothing changes.
 */
export function nextRange(
  now: RowRange,
  { top, bottom }: { top: number; bottom: number },
  heights: Pick<RowHeights, 'rowAt'>,
  briefRange?: BriefRange,
): RowRange {
  const [first, last] = [heights.rowAt(top), heights.rowAt(bottom) + 1]
  const brief = briefRange?.(now, first, last)
  if (brief) return brief
  if (first >= now.end || last <= now.start) return { start: first, end: last }
  const start = heights.rowAt(top - BUFFER_PX)
  const end = heights.rowAt(bottom + BUFFER_PX) + 1
  if (now.start <= start && now.end >= end) return now
  return {
    start: Math.min(first, Math.max(start, now.start - MAX_NEW_ROWS)),
    end: Math.max(last, Math.min(end, now.end + MAX_NEW_ROWS)),
  }
}

/** A scroll that begins within this time after a press is caused by it, in milliseconds. */
const PRESS_MS = 2000

const INPUTS = ['touchstart', 'touchend', 'touchcancel', 'click', 'wheel', 'keydown'] as const

/** Home, or on a Mac Command and the up arrow. */
const isKeyToTop = ({ key, metaKey }: KeyboardEvent): boolean =>
  key === 'Home' || (metaKey && key === 'ArrowUp')

/** The elements of a list: a box with the rendered rows between two empty elements that stand in for the other rows. */
type Parts = { box: HTMLElement; above: HTMLElement; below: HTMLElement }

/** A vertical list, scrolled by the window, of which only the rows around the screen are rendered. */
export type RowWindow = {
  /** Where its rows are. */
  heights: RowHeights
  /** Starts to follow the window's scrolling. Returns a function that stops it. */
  attach(parts: Parts): () => void
  /** Observes the height of a rendered row. Returns a function that stops it. */
  observe(key: string, row: Element): () => void
  /** Must be called when these rows have rendered: sizes the empty elements, and at the list's top may scroll the window. */
  rendered(range: RowRange): void
  /** Calls `onRange` if other rows must be rendered now, as it does when the window scrolls. */
  update(): void
  /** Sets what to render during a scroll too fast to read; its code is loaded after the first screen. */
  setBriefRange(range: BriefRange): void
  /** Scrolls the window until a row is `under` px below the window's top. */
  scrollTo(at: number, under: number): void
}

/**
 * Creates a list of rows. Rows are part of the page's flow, so measuring one moves nothing by itself, and `onRange`, called with
 * the rows to render, may render them in a later task. A row above the screen that turns out taller or shorter than it counted
 * would move the text in view. The empty element above makes up for it until the list is at rest, since setting the scroll
 * position during a scroll stops it on a phone; only if that element has no height left, the position is set at once.
 */
export function createRowWindow(
  measured: MeasuredHeights,
  firstShown: RowRange,
  onRange: (range: RowRange) => void,
): RowWindow {
  const keyOf = new WeakMap<Element, string>()
  const heights = createRowHeights(measured)
  /** The rows that are rendered, and those that `onRange` was called with last. */
  let shown = firstShown
  let requested = firstShown
  let parts: Parts | undefined
  /** How far above their offsets the rows are on the page, in px, until `correct` scrolls the window. */
  let drift = 0
  /** Whether some of the rows have been on the screen; not directly after a jump. */
  let isSeen = false
  let isTouched = false
  /** Whether the last input was a press or the key to the top: a scroll after it goes to the top of the page. */
  let isPressed = false
  let pressedAt = 0 // the time of that input, in milliseconds since the page was opened
  /** Runs out when the list is at rest. */
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let briefRange: BriefRange | undefined

  function applyHeights() {
    if (!parts) return
    parts.above.style.height = `${heights.offset(shown.start) - drift}px`
    parts.below.style.height = `${heights.offset(Infinity) - heights.offset(shown.end)}px`
    // Keeps the box as tall if rows turn out shorter: Firefox and WebKit scroll a shorter page before they report sizes.
    parts.box.style.minHeight = `${heights.offset(Infinity) - drift}px`
  }

  /** Puts the rows at their offsets, and scrolls the window by the same distance, so that nothing in view moves. */
  function correct() {
    if (!parts || drift === 0) return
    const top = window.scrollY + drift // read first, since the browser scrolls a page that gets shorter
    drift = 0
    applyHeights()
    window.scrollTo({ top, left: window.scrollX, behavior: 'instant' })
  }

  function correctAtRest() {
    clearTimeout(restTimer)
    restTimer = setTimeout(() => {
      restTimer = undefined
      if (!isTouched) correct()
      if (shown.full) update()
    }, REST_MS)
  }

  /** Sizes the empty elements. The one above cannot have a negative height, and has none above the first row. */
  function applyOrCorrect() {
    if (drift !== 0 && (shown.start === 0 || drift > heights.offset(shown.start))) correct()
    else applyHeights()
  }

  function rangeToRender({ box }: Parts): RowRange {
    const top = drift - box.getBoundingClientRect().top
    return nextRange(shown, { top, bottom: top + window.innerHeight }, heights, briefRange)
  }

  function update() {
    if (!parts || heights.offset(Infinity) === 0) return
    let next = rangeToRender(parts)
    if (drift !== 0 && (next.start >= shown.end || next.end <= shown.start)) {
      drift = 0 // after a jump nothing in view has to stay in place
      applyHeights()
      next = rangeToRender(parts)
    }
    if (next === requested) return
    requested = next
    onRange(next)
  }

  function onScroll() {
    // Dragging the scrollbar is neither a press nor any other input.
    if (restTimer === undefined && realTimers.elapsed() - pressedAt > PRESS_MS) isPressed = false
    parts?.box.setAttribute('data-scrolled', '')
    update()
    correctAtRest()
  }

  function onInput(event: TouchEvent | MouseEvent | KeyboardEvent) {
    isPressed = event.type === 'click' || ('key' in event && isKeyToTop(event))
    if (isPressed) {
      pressedAt = realTimers.elapsed()
      correct() // later it would stop the smooth scroll to the top
    }
    // The window gets no end of a touch whose element was removed, so any other input ends it, too.
    isTouched = 'touches' in event && event.touches.length > 0
    if ('touches' in event && !isTouched) correctAtRest()
  }

  const observer = new ResizeObserver((entries) => {
    const driftBefore = drift
    const isScrollingToTop = isPressed && restTimer !== undefined
    const reported = entries
      .map(({ target, borderBoxSize }) => ({
        key: keyOf.get(target),
        height: borderBoxSize[0]?.blockSize,
        bottom: target.getBoundingClientRect().bottom,
      }))
      .toSorted((one, other) => one.bottom - other.bottom)
    /** How far the reported rows have moved those below them. */
    let moved = 0
    for (const { key, height, bottom } of reported) {
      // WebKit reports 0 for rows that have just been inserted while a style sheet loads, and the height later.
      if (key === undefined || !height) continue
      const isNew = !measured.has(key)
      const growth = heights.measure(key, height, shown.start)
      const [top, bottomBefore] = [bottom - moved - height, bottom - moved - growth]
      // Nothing of a new row at the top of the screen has been read, but what is below it may have been.
      const isAboveReading = bottomBefore <= 0 || (isNew && isSeen && top < 0)
      if (isAboveReading && !isScrollingToTop) drift += growth
      moved += growth
    }
    isSeen = true
    if (drift !== driftBefore) {
      applyOrCorrect()
      correctAtRest()
    } else if (moved < 0 && heights.offset(shown.end) === heights.offset(Infinity)) applyHeights()
    update()
  })

  return {
    heights,
    attach(of) {
      parts = of
      applyHeights() // no update, since the window is scrolled to the list's top or to its former position after this
      const stop = new AbortController()
      const { signal } = stop
      window.addEventListener('scroll', onScroll, { passive: true, signal })
      window.addEventListener('resize', update, { signal })
      for (const type of INPUTS)
        window.addEventListener(type, onInput, { passive: true, capture: true, signal })
      return () => {
        parts = undefined
        isTouched = false
        clearTimeout(restTimer)
        restTimer = undefined
        stop.abort()
        observer.disconnect()
      }
    },
    observe(key, row) {
      keyOf.set(row, key)
      observer.observe(row)
      return () => observer.unobserve(row)
    },
    rendered(range) {
      isSeen &&= range.start < shown.end && range.end > shown.start
      shown = requested = range
      applyOrCorrect()
      if (range.full) requestAnimationFrame(update)
      parts?.box.getBoundingClientRect() // forces the layout in this task, since the frame that also paints would be a long one
    },
    update,
    setBriefRange: (range) => void (briefRange = range),
    scrollTo(at, under) {
      isPressed = false
      correct()
      const top = parts?.box.getBoundingClientRect().top ?? 0
      window.scrollBy(0, top + heights.offset(at) - under)
      update()
    },
  }
}
