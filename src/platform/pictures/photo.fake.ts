/** A picture of noise with a red upper left quarter; noise does not compress. */
export async function noisyPhoto(
  width: number,
  height: number,
  { type = 'image/jpeg', quality = 0.95, noise = true } = {},
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas.')
  if (noise) {
    const tile = new ImageData(512, 512)
    for (let at = 0; at < tile.data.length; at += 65_536)
      crypto.getRandomValues(tile.data.subarray(at, at + 65_536))
    for (let at = 3; at < tile.data.length; at += 4) tile.data[at] = 255
    for (let x = 0; x < width; x += 512)
      for (let y = 0; y < height; y += 512) pen.putImageData(tile, x, y)
  }
  pen.fillStyle = '#f00'
  pen.fillRect(0, 0, width / 2, height / 2)
  return canvas.convertToBlob({ type, quality })
}

/** Exif with an orientation and a GPS position, as a phone writes it. */
function exif(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [
    [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38],
    [0, 0, 0, 0],
    [0, 1, 0, 1, 0, 2, 0, 0, 0, 2, 0x4e, 0, 0, 0, 0, 0, 0, 0],
  ].flat()
  const body = [...Array.from('Exif\0\0', (letter) => letter.charCodeAt(0)), ...tiff]
  const size = body.length + 2
  return Uint8Array.from([0xff, 0xe1, size >> 8, size & 255, ...body])
}

/** The same picture with an orientation and a GPS position. */
export const withExif = async (jpeg: Blob, orientation: number): Promise<Blob> =>
  new Blob([jpeg.slice(0, 2), exif(orientation), jpeg.slice(2)])

/** The bytes of a file as text, for searching. */
export const blobText = async (blob: Blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let all = ''
  for (const byte of bytes) all += String.fromCharCode(byte)
  return all
}

/** The head of a PNG of 10,000 x 10,000 pixels. */
export function hugePng(): Blob {
  const head = Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  const size = Uint8Array.from([0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 2, 0, 0, 0])
  return new Blob([head, size])
}
