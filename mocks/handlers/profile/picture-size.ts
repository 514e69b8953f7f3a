/** The kinds of picture that a profile accepts. */
export type PictureType = 'image/jpeg' | 'image/png'

const startsWith = (bytes: Uint8Array, ...beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte)

/**
 * The kind of a picture and its number of pixels, according to its header; 0 pixels if it is broken. Undefined for anything but
 * a JPEG or PNG.
 */
export function pixelsOf(bytes: Uint8Array): { type: PictureType; pixels: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    return { type: 'image/png', pixels: pngPixels(view) }
  }
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return { type: 'image/jpeg', pixels: jpegPixels(view) }
  return undefined
}

const IHDR = 0x49484452

/** The first chunk of a PNG is IHDR, with width and height in four bytes each (PNG 11.2.1). */
function pngPixels(view: DataView): number {
  if (view.byteLength < 33 || view.getUint32(12) !== IHDR) return 0
  return view.getUint32(16) * view.getUint32(20)
}

/** Skips segments up to the frame header SOF, which has height and width (ITU-T T.81, B.2.2). */
function jpegPixels(view: DataView): number {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return 0
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1 // a fill byte
      continue
    }
    if (isFrameHeader(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    if (marker === 0xd9 || marker === 0xda) return 0 // the data or the end comes without a frame header
    at += 2 + view.getUint16(at + 2)
  }
  return 0
}

/** Whether a marker is one of SOF0 to SOF15, which exclude DHT, JPG and DAC in the same range. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
