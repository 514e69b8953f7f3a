/** A picture: red, green and blue of each pixel, row by row. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BITS = 8
const TRUE_COLOR = 2
const CHANNELS = 3

/** Computed with the first picture, because the demo's start needs none. */
let crcTable: Uint32Array | undefined

function crcTableOf(): Uint32Array {
  const table = new Uint32Array(256)
  for (let index = 0; index < 256; index++) {
    let value = index
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    table[index] = value
  }
  return table
}

function crc32(bytes: Uint8Array): number {
  const table = (crcTable ??= crcTableOf())
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const big = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]

function chunk(name: string, data: Uint8Array): Uint8Array {
  const made = new Uint8Array(12 + data.length)
  made.set(big(data.length))
  made.set(new TextEncoder().encode(name), 4)
  made.set(data, 8)
  made.set(big(crc32(made.subarray(4, 8 + data.length))), 8 + data.length)
  return made
}

/** PNG's row filters: None for flat shapes, Up for photos, whose rows differ little from the row above. */
const FILTERS = { none: 0, up: 2 }

/** How a PNG stores a row: as it is, or as its difference to the row above. */
export type Filter = keyof typeof FILTERS

/** The pixels in PNG's layout: each row preceded by the number of its filter. */
function linesOf({ width, height, pixels }: Picture, filter: Filter): Uint8Array<ArrayBuffer> {
  const stride = CHANNELS * width
  const lines = new Uint8Array((1 + stride) * height)
  for (let y = 0; y < height; y++) {
    const to = y * (1 + stride)
    lines[to] = FILTERS[filter]
    const hasAbove = filter === 'up' && y > 0
    for (let x = 0, from = y * stride; x < stride; x++, from++)
      lines[to + 1 + x] = (pixels[from] ?? 0) - (hasAbove ? (pixels[from - stride] ?? 0) : 0)
  }
  return lines
}

/** Encodes a picture as a PNG. */
export async function pngOf(
  picture: Picture,
  filter: Filter = 'up',
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture
  const lines = new Blob([linesOf(picture, filter)])
  const packed = lines.stream().pipeThrough(new CompressionStream('deflate'))
  const header = Uint8Array.from([...big(width), ...big(height), BITS, TRUE_COLOR, 0, 0, 0])
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', new Uint8Array(await new Response(packed).arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ]
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
