// Animations cannot be redrawn on a canvas, so location and camera data are removed from their files (R24).

const word = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The end of the GIF data blocks that start at `at`. Each block begins with its length; an empty one is the last. */
function endOfBlocks(bytes: Uint8Array, at: number): number {
  let end = at
  for (let length = bytes[end]; length; length = bytes[end]) end += length + 1
  return end + 1
}

const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const LOOPS = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/

/** The extensions that playback needs: frame timing and loop count. */
function neededExtension(bytes: Uint8Array, at: number, end: number): Uint8Array {
  const [label, loop] = [bytes[at + 1], at + 14]
  if (label === 0xf9) return bytes.subarray(at, end)
  const isLoop = label === 0xff && LOOPS.test(word(bytes, at + 3, 11))
  if (!isLoop || bytes[loop] !== 3 || bytes[loop + 1] !== 1) return new Uint8Array()
  return Uint8Array.of(...bytes.subarray(at, loop + 4), 0)
}

/** A GIF without comments, XMP and trailing data. A truncated one is returned up to its last frame. */
export function plainGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 13 + tableSize(bytes[10] ?? 0)
  const parts = [bytes.subarray(0, at)]
  while (bytes[at] === 0x21 || bytes[at] === 0x2c) {
    const start = at
    const isPicture = bytes[at] === 0x2c
    at = endOfBlocks(bytes, isPicture ? at + 11 + tableSize(bytes[at + 9] ?? 0) : at + 2)
    parts.push(isPicture ? bytes.subarray(start, at) : neededExtension(bytes, start, at))
  }
  return joined([...parts, Uint8Array.of(0x3b)])
}

const ANIMATED = 0x02
const EXIF_AND_XMP = 0x0c
/** A frame has its size and duration before the chunks of its picture. */
const FRAME_HEAD = 16
const DRAWN = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])

/** Whether a WebP is animated. */
export const isAnimatedWebp = (bytes: Uint8Array): boolean =>
  word(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & ANIMATED) !== 0

/** The chunks that are drawn, including those in frames; undefined when one is truncated. */
function drawnChunks(bytes: Uint8Array): Uint8Array[] | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const size = at + 8 <= bytes.length ? data.getUint32(at + 4, true) : Infinity
    const end = at + 8 + size
    if (end > bytes.length) return undefined
    const name = word(bytes, at)
    const body = bytes.subarray(at + 8, end)
    const inFrame = name === 'ANMF' ? drawnChunks(body.subarray(FRAME_HEAD)) : []
    if (!inFrame) return undefined
    const kept = name === 'ANMF' ? [body.subarray(0, FRAME_HEAD), ...inFrame] : [body]
    if (DRAWN.has(name)) parts.push(chunk(name, joined(kept)))
    at = end + (size % 2)
  }
  return parts
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(8 + body.length + (body.length % 2))
  whole.set(Array.from(name, (letter) => letter.charCodeAt(0)))
  new DataView(whole.buffer).setUint32(4, body.length, true)
  whole.set(body, 8)
  return whole
}

/**
 * A WebP with only its image data: no Exif, no XMP, no trailing data. Undefined when it is truncated.
 */
export function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const end = 8 + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true)
  const chunks = end <= bytes.length ? drawnChunks(bytes.subarray(12, end)) : undefined
  if (!chunks) return undefined
  const whole = joined([bytes.subarray(0, 12), ...chunks])
  if (word(whole, 12) === 'VP8X') whole[20] = (whole[20] ?? 0) & ~EXIF_AND_XMP
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  return whole
}
