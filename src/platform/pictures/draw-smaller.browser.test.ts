import { afterEach, expect, test, vi } from 'vitest'
import { drawSmaller } from './draw-smaller'
import { noisyPhoto, withExif } from './photo.fake'
import { shrinkPicture } from './shrink-picture'

afterEach(() => void vi.restoreAllMocks())

/** The color at a point of a picture, given as fractions of its width and height: 'red' or 'black'. */
async function colorAt(blob: Blob, x: number, y: number): Promise<string> {
  const picture = await createImageBitmap(blob)
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  pen?.drawImage(picture, 0, 0)
  const pixel = pen?.getImageData(picture.width * x, picture.height * y, 1, 1).data
  return (pixel?.[0] ?? 0) > 128 ? 'red' : 'black'
}

const PHOTO = { maxSide: 1024, quality: 0.9 }

test('a photo of 48 megapixels is decoded directly to the requested size, upright, never in full (HST-10)', async () => {
  const lying = await noisyPhoto(8064, 6048, { noise: false })
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  const { blob, width, height } = await drawSmaller(await withExif(lying, 6), PHOTO)
  expect([width, height]).toEqual([768, 1024])
  for (const result of decoding.mock.results) {
    expect(result.type).toBe('return')
    expect(decoding.mock.lastCall).toHaveProperty('1.resizeWidth', 1024)
  }
  vi.restoreAllMocks()
  // The red quarter is at the upper left in the file; after a clockwise turn it is at the upper right.
  const corners = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const
  const colors = await Promise.all(corners.map(([x, y]) => colorAt(blob, x, y)))
  expect(colors).toEqual(['black', 'red', 'black', 'black'])
})

test('a browser that cannot decode to a smaller size decodes the full picture (HST-10)', async () => {
  const whole = globalThis.createImageBitmap
  const photo = await noisyPhoto(5000, 4000, { noise: false })
  vi.stubGlobal('createImageBitmap', (file: Blob, how: ImageBitmapOptions) =>
    how.resizeWidth ? Promise.reject(new TypeError('No such option.')) : whole(file, how),
  )
  const { width, height } = await drawSmaller(photo, PHOTO)
  vi.unstubAllGlobals()
  expect([width, height]).toEqual([1024, 819])
})

test('a photo of usual size is not enlarged', async () => {
  const { width, height } = await drawSmaller(await noisyPhoto(400, 300, { noise: false }), PHOTO)
  expect([width, height]).toEqual([400, 300])
})

test('a picture that is given up ends its worker, and the next one is drawn by a new worker', async () => {
  const photo = await noisyPhoto(400, 300, { noise: false })
  const posting = vi.spyOn(Worker.prototype, 'postMessage')
  const ending = vi.spyOn(Worker.prototype, 'terminate')
  posting.mockImplementationOnce(() => {}) // never responds
  const call = new AbortController()
  const stuck = shrinkPicture(photo, PHOTO, call.signal)
  await vi.waitFor(() => expect(posting).toHaveBeenCalled())
  call.abort()
  await expect(stuck).rejects.toThrow('ended')
  const next = new AbortController()
  expect(await shrinkPicture(photo, PHOTO, next.signal)).toMatchObject({ width: 400, height: 300 })
  const [first, second] = posting.mock.contexts
  expect(second).not.toBe(first)
  expect(ending.mock.contexts).toEqual([first])
  next.abort() // what is drawn cannot be given up
  await shrinkPicture(photo, PHOTO)
  expect(posting.mock.contexts.at(-1)).toBe(second)
})
