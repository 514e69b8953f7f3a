import type { Page } from '@playwright/test'

/** Exif data with an orientation and a GPS position, as written by a phone. */
function exif(orientation: number): Buffer {
  const tiff = [
    [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38],
    [0, 0, 0, 0],
    [0, 1, 0, 1, 0, 2, 0, 0, 0, 2, 0x4e, 0, 0, 0, 0, 0, 0, 0],
  ].flat()
  const body = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff)])
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([head, body])
}

/**
 * A photo as taken by a phone that is held upright: stored sideways, with an orientation and a GPS position. `noise` makes the
 * file as large as a detailed photo: 12 MB for 4032 x 3024.
 */
export async function phonePhoto(
  page: Page,
  width: number,
  height: number,
  { noise = false, quality }: { noise?: boolean; quality?: number } = {},
): Promise<Buffer> {
  const address = await page.evaluate(
    ([wide, high, isNoisy, jpegQuality]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const pen = canvas.getContext('2d')
      if (pen) {
        pen.fillStyle = '#3a7'
        pen.fillRect(0, 0, wide, high)
      }
      if (pen && isNoisy) {
        const tile = new ImageData(512, 512)
        for (let at = 0; at < tile.data.length; at += 65_536)
          crypto.getRandomValues(tile.data.subarray(at, at + 65_536))
        for (let at = 3; at < tile.data.length; at += 4) tile.data[at] = 255
        for (let x = 0; x < wide; x += 512)
          for (let y = 0; y < high; y += 512) pen.putImageData(tile, x, y)
      }
      return canvas.toDataURL('image/jpeg', jpegQuality)
    },
    [width, height, noise, quality ?? (noise ? 0.98 : 0.9)] as const,
  )
  const jpeg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return Buffer.concat([jpeg.subarray(0, 2), exif(6), jpeg.subarray(2)])
}
