/** Bytes of a file, from `from` up to but not including `to`. */
export type ByteRange = { from: number; to: number }

/** The same bytes as ranges in order that neither overlap nor touch. */
export function mergeRanges(ranges: readonly ByteRange[]): ByteRange[] {
  const merged: ByteRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (to <= from) continue
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** The bytes of `whole` that are in none of `ranges`. */
export function rangesOutside(whole: ByteRange, ranges: readonly ByteRange[]): ByteRange[] {
  const outside: ByteRange[] = []
  let at = whole.from
  for (const { from, to } of mergeRanges(ranges)) {
    if (from >= whole.to) break
    if (from > at) outside.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  if (at < whole.to) outside.push({ from: at, to: whole.to })
  return outside
}
