import { realTimers } from '~/lib/timers'

/** Rows of a list: from `start` to the one before `end`. */
type Rows = { readonly start: number; readonly end: number }

/** The rows that are rendered. */
export type RowRange = Rows & {
  /** Those rendered in full, all of them if absent. The others are brief: they came during a scroll too fast to read. */
  readonly full?: Rows
}

/** Scroll events that are closer together than this belong to one scroll, in milliseconds. */
const SAME_SCROLL_MS = 150

/** The share of the window's height that a readable step may have: what moves further between two frames only flickers. */
const MAX_STEP = 1 / 3

/** The pace below which rows can be read again, in px per millisecond. */
const READABLE_PACE = 2

/**
 * Returns the rows to render while those from `first` to the one before `last` are on the screen: brief ones during a fast
 * scroll, then one more in full at a time. Returns `now` if nothing changes, undefined once all are in full.
 */
export type BriefRange = (now: RowRange, first: number, last: number) => RowRange | undefined

/** Renders rows in brief that are scrolled past too fast to be read. */
export type FastScroll = {
  range: BriefRange
  /** Must be called at each key press: the focus may move to one of the rows. */
  onKey(): void
}

/** The scroll offset and the height of the window, in px. */
const windowOffset = () => ({ offset: window.scrollY, height: window.innerHeight })

/**
 * Creates a `FastScroll` for a list at rest. A scroll is too fast after three steps in a row of which the last two are large,
 * since a single large one is a jump. It is readable again after two slow steps in a row, since the last step before the end of
 * the list may be short.
 */
export function createFastScroll(
  readOffset = windowOffset,
  timers: Pick<typeof realTimers, 'elapsed'> = realTimers,
): FastScroll {
  let isFast = false
  let last = { offset: readOffset().offset, at: 0, isChange: false }

  function measure(): void {
    const { offset, height } = readOffset()
    const time = timers.elapsed() - last.at
    const step = Math.abs(offset - last.offset)
    if (time >= SAME_SCROLL_MS) isFast = last.isChange = false
    if (step === 0) return
    const isChange = isFast
      ? step < READABLE_PACE * time
      : step > MAX_STEP * height && time < SAME_SCROLL_MS
    const isSecond = isChange && last.isChange
    if (isSecond) isFast = !isFast
    last = { offset, at: last.at + time, isChange: isChange && !isSecond }
  }

  return {
    range(now, start, end) {
      measure()
      if (!isFast && !now.full) return undefined
      if (isFast && now.start <= start && now.end >= end) return now
      const { full = now } = now
      const rows = { start: Math.max(start, full.start), end: Math.min(end, full.end) }
      if (rows.start >= rows.end) rows.start = rows.end = start
      if (!isFast && rows.end < end) rows.end += 1
      else if (!isFast && rows.start > start) rows.start -= 1
      return rows.start === start && rows.end === end ? rows : { start, end, full: rows }
    },
    onKey() {
      isFast = last.isChange = false
    },
  }
}
