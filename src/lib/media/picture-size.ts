import type { FileKind } from './file-kind'

/** The header bytes to read: a JPEG's Exif preview comes before its size. */
export const HEADER_BYTES = 512 * 1024

/** The maximum size of a picture in bytes: 20 MB (R24). */
export const MAX_PICTURE_BYTES = 20_971_520
/** The maximum number of pixels of a picture; a larger one is refused based on its header, without decoding (R24). */
export const MAX_PICTURE_PIXELS = 64_000_000

/** The size of a picture in pixels. */
export type PictureSize = { width: number; height: number }

const view = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Start of frame: C0 to CF, except for DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const data = view(bytes)
  let at = 2
  while (at + 9 <= bytes.length) {
    if (data.getUint8(at) !== 0xff) return undefined
    const marker = data.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) }
    else at += 2 + data.getUint16(at + 2)
  }
  return undefined
}

function webpSize(bytes: Uint8Array): PictureSize | undefined {
  const data = view(bytes)
  const three = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 0x10000
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8X':
      return { width: three(24) + 1, height: three(27) + 1 }
    case 'VP8L': {
      const bits = data.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff }
    default:
      return undefined
  }
}

/**
 * A picture's size by its header, before its orientation is applied. Nothing is decoded. Undefined when the header has no size
 * or is truncated.
 */
export function pictureSize(kind: FileKind, bytes: Uint8Array): PictureSize | undefined {
  const least = { jpeg: 4, png: 24, gif: 10, webp: 30 }
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'gif' && kind !== 'webp') return undefined
  if (bytes.length < least[kind]) return undefined
  const data = view(bytes)
  switch (kind) {
    case 'jpeg':
      return jpegSize(bytes)
    case 'png':
      return { width: data.getUint32(16), height: data.getUint32(20) }
    case 'gif':
      return { width: data.getUint16(6, true), height: data.getUint16(8, true) }
    case 'webp':
      return webpSize(bytes)
  }
}
