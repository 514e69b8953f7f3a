import { expect, test } from 'vitest'
import { drawnPhoto } from './drawn-photo'
import { compressedPngOf, pngOf } from './png'
import { chunksOf, linesOf } from './png.fixture'

test('a picture of any size is a PNG whose pixels are those drawn', async () => {
  const [width, height] = [5, 3]
  const colors = [
    [0, 0, 0],
    [255, 255, 255],
  ] as const
  const picture = { width, height, colors, at: (x: number, y: number) => (x + y) % 2 }
  for (const png of [pngOf(picture), await compressedPngOf(picture)]) {
    expect([...chunksOf(png).keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    expect([...linesOf(png)]).toEqual([0, 0x01, 0x01, 0, 0, 0x10, 0x10, 0x10, 0, 0x01, 0x01, 0])
  }
})

test('a drawn photo is the same every time, another for another number, upright or wide', () => {
  const photo = drawnPhoto(7, false)
  expect(drawnPhoto(7, false)).toEqual(photo)
  expect(drawnPhoto(8, false)).not.toEqual(photo)
  expect(linesOf(photo).length).toBe((1 + 320) * 480)
  expect(photo.length).toBeLessThan(160_000)
  expect(new DataView(drawnPhoto(7, true).buffer).getUint32(20)).toBe(640)
})
