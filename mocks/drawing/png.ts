/** An indexed picture: 16 colors at most, one number a pixel, row by row. */
export type Indexed = {
  width: number
  height: number
  /** Red, green, blue of each color, 0 to 255. */
  colors: readonly (readonly [number, number, number])[]
  /** The color of a pixel. */
  at(x: number, y: number): number
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BITS = 4
const INDEXED = 3
/** The most a stored block of deflate holds. */
const BLOCK = 65_535

/** Made with the first picture: the demo's start needs none. */
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

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return ((b << 16) | a) >>> 0
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

/** zlib without compression: it needs no library, and what is drawn here is small. */
function stored(bytes: Uint8Array): Uint8Array {
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK))
  const out = new Uint8Array(2 + bytes.length + 5 * blocks + 4)
  out.set([0x78, 0x01])
  let at = 2
  for (let block = 0; block < blocks; block++) {
    const part = bytes.subarray(block * BLOCK, (block + 1) * BLOCK)
    const { length } = part
    out.set(
      [
        block === blocks - 1 ? 1 : 0,
        length & 255,
        length >> 8,
        ~length & 255,
        (~length >> 8) & 255,
      ],
      at,
    )
    out.set(part, at + 5)
    at += 5 + length
  }
  out.set(big(adler32(bytes)), at)
  return out
}

/** The pixels as PNG has them: row by row, each after the number of its filter. */
function linesOf({ width, height, at }: Indexed): Uint8Array<ArrayBuffer> {
  const stride = 1 + Math.ceil(width / 2)
  const lines = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      const right = x + 1 < width ? at(x + 1, y) : 0
      lines[y * stride + 1 + x / 2] = (at(x, y) << BITS) | right
    }
  }
  return lines
}

function fileOf({ width, height, colors }: Indexed, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Uint8Array.from([...big(width), ...big(height), BITS, INDEXED, 0, 0, 0])
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colors.flat())),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const part of parts) {
    out.set(part, place)
    place += part.length
  }
  return out
}

/** A PNG of a picture, as large as a photo. */
export const pngOf = (picture: Indexed): Uint8Array<ArrayBuffer> =>
  fileOf(picture, stored(linesOf(picture)))

/** A PNG of a picture, as small as it can be. */
export async function compressedPngOf(picture: Indexed): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([linesOf(picture)]).stream().pipeThrough(new CompressionStream('deflate'))
  return fileOf(picture, new Uint8Array(await new Response(packed).arrayBuffer()))
}
