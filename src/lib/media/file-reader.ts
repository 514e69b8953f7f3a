/** What makes a file impossible to clean: it is damaged, or built in a way that is not understood. */
export class UncleanableFileError extends Error {}

/** Stops the cleaning unless `isTrue`. */
export function assertClean(isTrue: boolean, reason: string): asserts isTrue {
  if (!isTrue) throw new UncleanableFileError(reason)
}

const WINDOW_BYTES = 128 * 1024

/** Reads a file a window at a time, so that a long video is never in memory as a whole. */
export function createFileReader(file: Blob) {
  let windowAt = 0
  let loaded = new ArrayBuffer(0)
  return {
    size: file.size,
    /** The bytes from `at` on; throws when the file ends before `length` of them. */
    async read(at: number, length: number): Promise<DataView> {
      assertClean(at >= 0 && at + length <= file.size, 'the file breaks off')
      if (at < windowAt || at + length > windowAt + loaded.byteLength) {
        loaded = await file.slice(at, at + Math.max(length, WINDOW_BYTES)).arrayBuffer()
        windowAt = at
      }
      return new DataView(loaded, at - windowAt, length)
    },
  }
}

export type FileReader = ReturnType<typeof createFileReader>

/** Four letters of a file as text. */
export const fourLetters = (data: DataView, at = 0): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => data.getUint8(at + index)))

/** Letters as bytes. */
export const letterBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))
