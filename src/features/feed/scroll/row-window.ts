import { realTimers } from '~/lib/timers'
import type { BriefRange, RowRange } from './fast-scroll'

/** The assumed height of a row until it is measured, in px: most rounds are about this tall. */
const USUAL_PX = 330

/** The measured heights in px, by the rows' keys. */
export type MeasuredHeights = Map<string, number>

/** Where the rows of a list are, in px below its top; those that are not measured count as `USUAL_PX`. */
export type RowHeights = {
  /** The measured or assumed height of a row, in px. */
  heightOf(key: string): number
  /** The index of a row; -1 if there is none. */
  indexOf(key: string): number
  /** Sets the keys of all rows in order; the offsets down to the first changed key stay cached. */
  setKeys(keys: readonly string[]): void
  /** Stores the height of a row, searched for from index `from` on; returns how many px taller it is than it counted before. */
  measure(key: string, height: number, from: number): number
  /** The offset of a row's top; of the end of the list for an index that is too high. */
  offset(at: number): number
  /** The index of the row at an offset; that of the first or last row for an offset outside of the list. */
  rowAt(offset: number): number
}

/** Creates the heights of a list without rows; measured ones are read from `measured` and stored there. */
export function createRowHeights(measured: MeasuredHeights): RowHeights {
  let keys: readonly string[] = []
  const heightOf = (key: string) => measured.get(key) ?? USUAL_PX
  // The cached offsets of the first rows; those of the others are computed when they are needed.
  const offsets = [0]

  function offset(at: number): number {
    const to = Math.min(at, keys.length)
    for (const key of keys.slice(offsets.length - 1, to))
      offsets.push((offsets.at(-1) ?? 0) + heightOf(key))
    return offsets[to] ?? 0
  }

  /** Drops the cached offsets below this row. */
  const forgetBelow = (at: number) => (offsets.length = Math.min(offsets.length, at + 1))

  return {
    setKeys(next) {
      const changed = next.findIndex((key, at) => key !== keys[at])
      if (changed >= 0) forgetBelow(changed)
      keys = next
    },
    heightOf,
    indexOf: (key) => keys.indexOf(key),
    measure(key, height, from) {
      const more = height - heightOf(key)
      measured.set(key, height)
      if (more !== 0) forgetBelow(Math.max(keys.indexOf(key, from), 0))
      return more
    },
    offset,
    rowAt(wanted) {
      let [low, high] = [0, Math.max(keys.length - 1, 0)]
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if (offset(middle) <= wanted) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}

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
  let shown = firstShown
  let requested = firstShown
  let parts: Parts | undefined
  /** How far above their offsets the rows are on the page, in px, until the scroll position is corrected. */
  let drift = 0
  /** Whether some of the rows have been on the screen; not directly after a jump. */
  let isSeen = false
  let isTouched = false
  /** Whether the last input was a press or the key to the top: a scroll after it goes to the top of the page. */
  let isPressed = false
  let pressedAt = 0 // the time of that input, in milliseconds since the page was opened
  let timer: ReturnType<typeof setTimeout> | undefined
  let briefRange: BriefRange | undefined

  function applyHeights() {
    if (!parts) return
    parts.above.style.height = `${heights.offset(shown.start) - drift}px`
    parts.below.style.height = `${heights.offset(Infinity) - heights.offset(shown.end)}px`
    // Keeps the box as tall if rows turn out shorter: Firefox and WebKit scroll a shorter page before they report sizes.
    parts.box.style.minHeight = `${heights.offset(Infinity) - drift}px`
  }

  function correct() {
    if (!parts || drift === 0) return
    const top = window.scrollY + drift // read first, since the browser scrolls a page that gets shorter
    drift = 0
    applyHeights()
    window.scrollTo({ top, left: window.scrollX, behavior: 'instant' })
  }

  function correctAtRest() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!isTouched) correct()
      if (shown.full) update()
    }, REST_MS)
  }

  /** Sizes the empty elements. The one above cannot have a negative height, and has none above the first row. */
  function applyOrCorrect() {
    if (drift !== 0 && (shown.start === 0 || drift > heights.offset(shown.start))) correct()
    else applyHeights()
  }

  function wanted({ box }: Parts): RowRange {
    const top = drift - box.getBoundingClientRect().top
    return nextRange(shown, { top, bottom: top + window.innerHeight }, heights, briefRange)
  }

  function update() {
    if (!parts || heights.offset(Infinity) === 0) return
    let next = wanted(parts)
    if (drift !== 0 && (next.start >= shown.end || next.end <= shown.start)) {
      drift = 0 // after a jump nothing in view has to stay in place
      applyHeights()
      next = wanted(parts)
    }
    if (next === requested) return
    requested = next
    onRange(next)
  }

  function onScroll() {
    // Dragging the scrollbar is neither a press nor any other input.
    if (timer === undefined && realTimers.elapsed() - pressedAt > PRESS_MS) isPressed = false
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
    const before = drift
    const isRead = !isPressed || timer === undefined
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
      const more = heights.measure(key, height, shown.start)
      const was = bottom - moved
      // Nothing of a new row at the top of the screen has been read, but what is below it may have been.
      if (isRead && (was <= more || (isNew && isSeen && was < height))) drift += more
      moved += more
    }
    isSeen = true
    if (drift !== before) {
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
        clearTimeout(timer)
        timer = undefined
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
