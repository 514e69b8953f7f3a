import { assertClean, type FileReader } from './file-reader'

/** An element of a WebM file. `end` is undefined where the file does not say how long it is, as in a recording. */
export type Element = { id: number; at: number; body: number; end: number | undefined }

/** How many bytes a number has, by its first one. */
const lengthOf = (first: number): number => Math.clz32(first) - 23

/** The element at `at`, which ends at `limit` at the latest. */
export async function readElement(file: FileReader, at: number, limit: number): Promise<Element> {
  const data = await file.read(at, Math.min(12, limit - at))
  const idLength = lengthOf(data.getUint8(0))
  assertClean(idLength <= 4 && idLength < data.byteLength, 'an element has no name')
  let id = 0
  for (let index = 0; index < idLength; index += 1) id = id * 256 + data.getUint8(index)
  const first = data.getUint8(idLength)
  const sizeLength = lengthOf(first)
  assertClean(sizeLength <= 8 && idLength + sizeLength <= data.byteLength, 'an element breaks off')
  let size = first & (0xff >> sizeLength)
  let isUnknown = size === 0xff >> sizeLength
  for (let index = 1; index < sizeLength; index += 1) {
    const byte = data.getUint8(idLength + index)
    isUnknown &&= byte === 0xff
    size = size * 256 + byte
  }
  const body = at + idLength + sizeLength
  assertClean(isUnknown || body + size <= limit, 'an element has a wrong length')
  return { id, at, body, end: isUnknown ? undefined : body + size }
}

const VOID = 0xec

/** The head of an empty element that is `total` bytes long as a whole. */
export function voidHead(total: number): Uint8Array<ArrayBuffer> {
  const isShort = total < 10
  const head = new Uint8Array(isShort ? 2 : 9)
  head[0] = VOID
  if (isShort) head[1] = 0x80 | (total - 2)
  else {
    head[1] = 0x01
    for (let index = 8, left = total - 9; index > 1; index -= 1, left = Math.floor(left / 256))
      head[index] = left % 256
  }
  return head
}
