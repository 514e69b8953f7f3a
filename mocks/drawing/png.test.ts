import { expect, test } from 'vitest'
import { drawnPhoto } from './drawn-photo'
import { pngOf } from './png'
import { chunksOf, pixelsOf, sizeOf } from './png.fixture'
import { portraitPng } from './portrait'
import { SCENE_COUNT } from './scenes'

test.each(['up', 'none'] as const)(
  'a picture of any size is a PNG whose pixels are those drawn, filter %s',
  async (filter) => {
    const [width, height] = [5, 3]
    const pixels = Uint8ClampedArray.from(
      { length: 3 * width * height },
      (_, at) => (at * 37) % 256,
    )
    const png = await pngOf({ width, height, pixels }, filter)
    expect([...chunksOf(png).keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
    expect(sizeOf(png)).toEqual([width, height])
    expect([...pixelsOf(png)]).toEqual([...pixels])
  },
)

test('a drawn photo is the same every time, another for another number, upright or wide', async () => {
  const photo = await drawnPhoto(7, false)
  expect(await drawnPhoto(7, false)).toEqual(photo)
  expect(await drawnPhoto(7 + SCENE_COUNT, false)).not.toEqual(photo)
  expect(sizeOf(photo)).toEqual([720, 450])
  expect(sizeOf(await drawnPhoto(7, true))).toEqual([450, 720])
})

test('no drawn photo is larger than 200,000 bytes, and each has light and shade', async () => {
  for (let number = 0; number < SCENE_COUNT; number++) {
    const photo = await drawnPhoto(number, false)
    expect(photo.length, String(number)).toBeLessThan(200_000)
    const shades = new Set(pixelsOf(photo).filter((_, at) => at % 3 === 1))
    expect(shades.size, String(number)).toBeGreaterThan(120)
  }
})

test('sixty golfers have sixty faces, each of at most 5,500 bytes', async () => {
  const faces = await Promise.all(
    Array.from({ length: 60 }, (_, at) => portraitPng(at + 1, at % 2 ? 'M' : 'F')),
  )
  expect(new Set(faces.map((face) => face.join())).size).toBe(60)
  expect(Math.max(...faces.map(({ length }) => length))).toBeLessThanOrEqual(5500)
})
