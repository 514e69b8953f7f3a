/** Why a file cannot be cleaned: it is damaged, or has an unknown structure. */
export class UncleanableFileError extends Error {}

/** Throws an `UncleanableFileError` with the reason unless `isTrue`. */
export function assertClean(isTrue: boolean, reason: string): asserts isTrue {
  if (!isTrue) throw new UncleanableFileError(reason)
}

const WINDOW_BYTES = 128 * 1024

/** Reads a file in windows, so that a long video is never completely in memory. */
export function createFileReader(file: Blob) {
  let windowAt = 0
  let loaded = new ArrayBuffer(0)
  return {
    size: file.size,
    /** Reads `length` bytes from `at` on. Rejects with an `UncleanableFileError` when the file ends earlier. */
    async read(at: number, length: number): Promise<DataView> {
      assertClean(at >= 0 && at + length <= file.size, 'the file is truncated')
      if (at < windowAt || at + length > windowAt + loaded.byteLength) {
        loaded = await file.slice(at, at + Math.max(length, WINDOW_BYTES)).arrayBuffer()
        windowAt = at
      }
      return new DataView(loaded, at - windowAt, length)
    },
  }
}

/** Reads parts of a file; see `createFileReader`. */
export type FileReader = ReturnType<typeof createFileReader>

/** Four bytes as text, such as the type of a box. */
export const fourLetters = (data: DataView, at = 0): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => data.getUint8(at + index)))

/** ASCII text as bytes. */
export const letterBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))
