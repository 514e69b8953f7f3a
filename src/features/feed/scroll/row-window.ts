import { realTimers } from '~/lib/timers'
import type { BriefRange, RowRange } from './fast-scroll'

/** What a row counts as until it has been measured, in px: most rounds are about as high. */
const USUAL_PX = 330

/** The heights that have been measured, in px, by the rows' keys. */
export type MeasuredHeights = Map<string, number>

/** Where the rows of a list are, in px below its top; those that have not been measured count as usual ones. */
export type RowHeights = {
  /** How high a row is, or counts as, in px. */
  heightOf(key: string): number
  /** The index of a row; -1 if there is none. */
  indexOf(key: string): number
  /** Sets the keys of all rows, first to last; the offsets down to the first key that has changed are kept. */
  setKeys(keys: readonly string[]): void
  /** Stores the measured height of a row, which is looked for from the index `from` on; returns how many px taller it is than it counted before. */
  measure(key: string, height: number, from: number): number
  /** Where a row begins; where the list ends for an index that is too high. */
  offset(at: number): number
  /** The index of the row at an offset; the first or last one outside of the list. */
  rowAt(offset: number): number
}

/** Creates the heights of a list that has no rows yet; measured ones are read from `measured` and stored there. */
export function createRowHeights(measured: MeasuredHeights): RowHeights {
  let keys: readonly string[] = []
  const heightOf = (key: string) => measured.get(key) ?? USUAL_PX
  // Of the first rows; the others are added up when they are asked for.
  const offsets = [0]

  function offset(at: number): number {
    const to = Math.min(at, keys.length)
    for (const key of keys.slice(offsets.length - 1, to))
      offsets.push((offsets.at(-1) ?? 0) + heightOf(key))
    return offsets[to] ?? 0
  }

  /** Forgets where the rows below this one begin. */
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

/** How far around the screen rows are rendered, in px. */
const BUFFER_PX = 600

/** How many rows out of sight are added at a time at either end, so that their frame is a short one. */
const MAX_NEW_ROWS = 2

/** How long after the last scroll event the list is at rest, in milliseconds. */
const REST_MS = 150

/**
 * Returns the rows to render while the offsets from `top` to `bottom` are on the screen: at once those that can be seen, and
 * those around them a few at a time. Rows that are far away are removed only when others are added, so that both is one
 * change; without a change the same object is returned.
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

/** How long after a press a scroll that begins is still its own, in milliseconds. */
const PRESS_MS = 2000

const INPUTS = ['touchstart', 'touchend', 'touchcancel', 'click', 'wheel', 'keydown'] as const

/** Home, and on a Mac Command with the up arrow. */
const isKeyToTop = ({ key, metaKey }: KeyboardEvent): boolean =>
  key === 'Home' || (metaKey && key === 'ArrowUp')

/** The elements of a list: all rows in a box, between two empty elements as high as the rows that are not rendered. */
type Parts = { box: HTMLElement; above: HTMLElement; below: HTMLElement }

/** A list of rows below one another of which only those around the screen are rendered, while the window scrolls. */
export type RowWindow = {
  /** Where its rows are; with other keys the heights measured before stay. */
  heights: RowHeights
  /** Begins to follow the window. Returns a function that ends it. */
  follow(parts: Parts): () => void
  /** Follows the height of a rendered row. Returns a function that ends it. */
  observe(key: string, row: Element): () => void
  /** To be called when these rows have been rendered: the empty elements get their heights, and at the list's top the window may scroll. */
  rendered(range: RowRange): void
  /** Asks for other rows if others are to be rendered now, as it does when the window scrolls. */
  update(): void
  /** Sets what to render while the list scrolls too fast to be read; its code is loaded after the first screen. */
  setBriefRange(range: BriefRange): void
  /** Scrolls the window until a row is `under` px below its top. */
  scrollTo(at: number, under: number): void
}

/**
 * Creates a list of rows. Rows are part of the page's flow, so measuring one moves nothing by itself, and `onRange`, which is called with
 * the rows to render, can render them in a task of its own. A row above the screen that turns out taller or lower than it
 * counted would move the text in view. The empty element above makes up for it until the list is at rest, since a position
 * set during a scroll stops the scrolling of a phone; only where that element has no height left it is set at once.
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
  /** How far above their offsets the rows stand on the page, in px. */
  let lifted = 0
  /** Whether some of the rows have been on the screen; not directly after a jump. */
  let isSeen = false
  let isTouched = false
  /** Whether the last input was a press, or the key to the top: what scrolls after it is on its way to the top of the page. */
  let isPressed = false
  let pressedAt = 0 // when that was, in milliseconds since the page was opened
  let timer: ReturnType<typeof setTimeout> | undefined
  let briefRange: BriefRange | undefined

  function applyHeights() {
    if (!parts) return
    parts.above.style.height = `${heights.offset(shown.start) - lifted}px`
    parts.below.style.height = `${heights.offset(Infinity) - heights.offset(shown.end)}px`
    // Rows lower than they counted leave the box as high: Firefox and WebKit scroll a shorter page before they report sizes.
    parts.box.style.minHeight = `${heights.offset(Infinity) - lifted}px`
  }

  function rest() {
    if (!parts || lifted === 0) return
    const top = window.scrollY + lifted // read first: a page that gets shorter is scrolled by the browser
    lifted = 0
    applyHeights()
    window.scrollTo({ top, left: window.scrollX, behavior: 'instant' })
  }

  function restLater() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!isTouched) rest()
      if (shown.full) update()
    }, REST_MS)
  }

  /** Places the rows; the empty element above can be no lower than nothing, and is nothing above the first row. */
  function applyOrRest() {
    if (lifted !== 0 && (shown.start === 0 || lifted > heights.offset(shown.start))) rest()
    else applyHeights()
  }

  function wanted({ box }: Parts): RowRange {
    const top = lifted - box.getBoundingClientRect().top
    return nextRange(shown, { top, bottom: top + window.innerHeight }, heights, briefRange)
  }

  function update() {
    if (!parts || heights.offset(Infinity) === 0) return
    let next = wanted(parts)
    if (lifted !== 0 && (next.start >= shown.end || next.end <= shown.start)) {
      lifted = 0 // after a jump nothing is in view that has to stay in its place
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
    restLater()
  }

  function onInput(event: TouchEvent | MouseEvent | KeyboardEvent) {
    isPressed = event.type === 'click' || ('key' in event && isKeyToTop(event))
    if (isPressed) {
      pressedAt = realTimers.elapsed()
      rest() // later it would end the smooth scroll to the top
    }
    // An element that is removed under a finger gets the end of the touch alone: any other input ends it, too.
    isTouched = 'touches' in event && event.touches.length > 0
    if ('touches' in event && !isTouched) restLater()
  }

  const observer = new ResizeObserver((entries) => {
    const before = lifted
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
      // Of a new row at the top of the screen nothing has been read, but what is below it may have been.
      if (isRead && (was <= more || (isNew && isSeen && was < height))) lifted += more
      moved += more
    }
    isSeen = true
    if (lifted !== before) {
      applyOrRest()
      restLater()
    } else if (moved < 0 && heights.offset(shown.end) === heights.offset(Infinity)) applyHeights()
    update()
  })

  return {
    heights,
    follow(of) {
      parts = of
      applyHeights() // no update: the window is scrolled to the list's top, or to where it was, after this
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
      applyOrRest()
      if (range.full) requestAnimationFrame(update)
      parts?.box.getBoundingClientRect() // laid out in this task: with the next frame's painting it would be a long one
    },
    update,
    setBriefRange: (range) => void (briefRange = range),
    scrollTo(at, under) {
      isPressed = false
      rest()
      const top = parts?.box.getBoundingClientRect().top ?? 0
      window.scrollBy(0, top + heights.offset(at) - under)
      update()
    },
  }
}
