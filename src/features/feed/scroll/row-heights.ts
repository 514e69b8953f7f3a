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
