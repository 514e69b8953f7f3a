import { crc32, inflateSync } from 'node:zlib'

/** The chunks of a PNG by name; a wrong checksum throws. */
export function chunksOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at)
    const named = bytes.slice(at + 4, at + 8 + length)
    if (view.getUint32(at + 8 + length) !== crc32(named)) throw new Error('a wrong checksum')
    chunks.set(new TextDecoder().decode(named.slice(0, 4)), named.slice(4))
    at += 12 + length
  }
  return chunks
}

/** The rows of pixels of a PNG, each after the number of its filter. */
export const linesOf = (bytes: Uint8Array): Uint8Array =>
  inflateSync(chunksOf(bytes).get('IDAT') ?? new Uint8Array())

/** The color of a pixel of a PNG with a palette of 16 colors at most: red, green, blue. */
export function colorAt(bytes: Uint8Array, x: number, y: number): number[] {
  const width = new DataView(bytes.buffer).getUint32(16)
  const pair = linesOf(bytes)[y * (1 + Math.ceil(width / 2)) + 1 + Math.floor(x / 2)] ?? 0
  const color = x % 2 === 0 ? pair >> 4 : pair & 15
  return [...(chunksOf(bytes).get('PLTE') ?? [])].slice(3 * color, 3 * color + 3)
}
