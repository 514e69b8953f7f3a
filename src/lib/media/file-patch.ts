import { assertClean } from './file-reader'

const ZEROS = new Uint8Array(64 * 1024)

type Change = { from: number; to: number; bytes?: Uint8Array<ArrayBuffer> }

/** Changes to a file that keep its length, so that nothing in it moves. */
export function createFilePatch() {
  const changes: Change[] = []
  return {
    write(at: number, bytes: Uint8Array<ArrayBuffer>): void {
      changes.push({ from: at, to: at + bytes.length, bytes })
    },
    zero(from: number, to: number): void {
      if (to > from) changes.push({ from, to })
    },
    /** The file with the changes made, cut at `end`. */
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

export type FilePatch = ReturnType<typeof createFilePatch>
