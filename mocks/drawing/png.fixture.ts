import { crc32, inflateSync } from 'node:zlib'

/** The chunks of a PNG, by name. Throws for a wrong checksum. */
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

/** Width and height of a PNG. */
export function sizeOf(bytes: Uint8Array): [width: number, height: number] {
  const view = new DataView(bytes.buffer)
  return [view.getUint32(16), view.getUint32(20)]
}

/** Red, green and blue of each pixel, row by row, of a PNG whose rows use the filter None or Up. */
export function pixelsOf(bytes: Uint8Array): Uint8Array {
  const [width, height] = sizeOf(bytes)
  const lines = inflateSync(chunksOf(bytes).get('IDAT') ?? new Uint8Array())
  const stride = 3 * width
  if (lines.length !== (1 + stride) * height) throw new Error('rows of another length')
  const pixels = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (1 + stride)]
    if (filter !== 0 && filter !== 2) throw new Error('another filter')
    const hasAbove = filter === 2 && y > 0
    for (let x = 0; x < stride; x++)
      pixels[y * stride + x] =
        (lines[y * (1 + stride) + 1 + x] ?? 0) +
        (hasAbove ? (pixels[(y - 1) * stride + x] ?? 0) : 0)
  }
  return pixels
}

/** Red, green and blue of one pixel of such a PNG. */
export function colorAt(bytes: Uint8Array, x: number, y: number): number[] {
  const at = 3 * (y * sizeOf(bytes)[0] + x)
  return Array.from(pixelsOf(bytes).slice(at, at + 3))
}
