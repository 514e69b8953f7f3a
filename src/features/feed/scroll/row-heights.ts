/** What a row counts as until it has been measured, in px: most rounds are about as high. */
const USUAL_PX = 330

/** The heights that have been measured, in px, by the rows' keys. */
export type MeasuredHeights = Map<string, number>

/** Where the rows of a list are, in px below its top; those that have not been measured count as usual ones. */
export type RowHeights = {
  /** Stores what was measured. Returns by how much the row is higher than it counted before, in px. */
  measure(key: string, height: number): number
  /** Where a row begins; where the list ends for an index that is too high. */
  offset(at: number): number
  /** The index of the row at an offset; the first or last one outside of the list. */
  rowAt(offset: number): number
}

/**
 * The heights of the rows with these keys, first to last. What is measured is also stored in `measured`, which may have
 * heights of an earlier list.
 */
export function createRowHeights(keys: readonly string[], measured: MeasuredHeights): RowHeights {
  const indexes = new Map(keys.map((key, at) => [key, at]))
  const heightOf = (key: string) => measured.get(key) ?? USUAL_PX
  // Of the first rows; the others are added up when they are asked for.
  const offsets = [0]

  function offset(at: number): number {
    const to = Math.min(at, keys.length)
    for (const key of keys.slice(offsets.length - 1, to))
      offsets.push((offsets.at(-1) ?? 0) + heightOf(key))
    return offsets[to] ?? 0
  }

  return {
    measure(key, height) {
      const more = height - heightOf(key)
      measured.set(key, height)
      const at = indexes.get(key)
      if (more !== 0 && at !== undefined) offsets.length = Math.min(offsets.length, at + 1)
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
