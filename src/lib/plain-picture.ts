/** A picture that moves cannot be drawn anew; what tells of place and camera is taken out of its file instead (R24). */

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

/** The end of a GIF's data blocks that begin at `at`: each says its length, an empty one is the last. */
function endOfBlocks(bytes: Uint8Array, at: number): number {
  let end = at
  for (let length = bytes[end]; length; length = bytes[end]) end += length + 1
  return end + 1
}

const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Whether an extension only says something about the file: a comment, or an application's (XMP), but not how often it plays. */
const isRemark = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 1] === 0xfe ||
  (bytes[at + 1] === 0xff && !/^(NETSCAPE|ANIMEXTS)/.test(word(bytes, at + 3, 8)))

/** A GIF without comments and XMP. One that breaks off comes back as far as it goes. */
export function plainGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 13 + tableSize(bytes[10] ?? 0)
  const parts = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const start = at
    if (bytes[at] === 0x21) at = endOfBlocks(bytes, at + 2)
    else if (bytes[at] === 0x2c) at = endOfBlocks(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0))
    else at = bytes.length // the trailer, and whatever hides behind it
    if (bytes[start] === 0x3b) parts.push(bytes.subarray(start, start + 1))
    else if (bytes[start] !== 0x21 || !isRemark(bytes, start)) parts.push(bytes.subarray(start, at))
  }
  return joined(parts)
}

const ANIMATED = 0x02
const EXIF_AND_XMP = 0x0c

/** Whether a WebP moves. */
export const isAnimatedWebp = (bytes: Uint8Array): boolean =>
  word(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & ANIMATED) !== 0

/** A WebP without its Exif and XMP chunks. */
export function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, 12)]
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = data.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (!['EXIF', 'XMP '].includes(word(bytes, at))) parts.push(bytes.subarray(at, next))
    at = next
  }
  const whole = joined(parts)
  if (word(whole, 12) === 'VP8X') whole[20] = (whole[20] ?? 0) & ~EXIF_AND_XMP
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  return whole
}
