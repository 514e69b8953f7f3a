import { assertClean } from './file-reader'

const ZEROS = new Uint8Array(64 * 1024)

type Change = { from: number; to: number; bytes?: Uint8Array<ArrayBuffer> }

/** Collects changes to a file that keep its length, so that positions in it stay valid. */
export function createFilePatch() {
  const changes: Change[] = []
  return {
    write(at: number, bytes: Uint8Array<ArrayBuffer>): void {
      changes.push({ from: at, to: at + bytes.length, bytes })
    },
    zero(from: number, to: number): void {
      if (to > from) changes.push({ from, to })
    },
    /** Returns the changed file, cut at `end`. Throws an `UncleanableFileError` if changes overlap or lie beyond it. */
    apply(file: Blob, end = file.size): Blob {
      const parts: BlobPart[] = []
      let at = 0
      for (const { from, to, bytes } of changes.toSorted((a, b) => a.from - b.from)) {
        assertClean(from >= at && to <= end, 'parts of the file overlap')
        if (from > at) parts.push(file.slice(at, from))
        if (bytes) parts.push(bytes)
        for (let left = bytes ? 0 : to - from; left > 0; left -= ZEROS.length)
          parts.push(ZEROS.subarray(0, left))
        at = to
      }
      return new Blob([...parts, file.slice(at, end)], { type: file.type })
    },
  }
}

/** The changes to a file; see `createFilePatch`. */
export type FilePatch = ReturnType<typeof createFilePatch>

/** The bytes of a file from `from` up to but not including `to`. */
export type ByteRange = { from: number; to: number }

/** Sorts ranges and merges those that overlap or touch. */
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
