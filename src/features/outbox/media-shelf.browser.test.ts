import { beforeEach, expect, test } from 'vitest'
import { mediaMessages as say } from '~/domain/messages/score-media'
import { createMemoryStore } from '~/platform/draft-store'
import { shrinkPicture } from '~/platform/shrink-picture'
import { createMediaShelf, type AddedMedia, type MediaShelf } from './media-shelf'
import { createMediaStore } from './media-store'

let shelf: MediaShelf
beforeEach(() => {
  let ids = 0
  shelf = createMediaShelf({
    store: createMediaStore(createMemoryStore()),
    userId: () => 1,
    newId: () => `photo-${(ids += 1)}`,
    shrink: shrinkPicture,
  })
})

/** A picture of noise, its upper left quarter red; noise is what no file shrinks. */
async function photo(
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

const withExif = async (jpeg: Blob, orientation: number): Promise<Blob> =>
  new Blob([jpeg.slice(0, 2), exif(orientation), jpeg.slice(2)])

const file = (blob: Blob, name: string) => new File([blob], name)
const text = async (blob: Blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let all = ''
  for (const byte of bytes) all += String.fromCharCode(byte)
  return all
}

async function kept(added: AddedMedia): Promise<Blob> {
  if (!('kept' in added)) throw new Error(added.refused)
  const blob = await shelf.read(added.kept)
  if (!blob) throw new Error('It was not kept.')
  return blob
}

/** The longest time the page could not answer while `work` ran, in milliseconds. */
async function longestTask(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 4)
    last = performance.now()
  }, 4)
  await work()
  clearInterval(beat)
  return longest
}

// UPL-07; product.md, feature 23.
test('a 12 MB portrait with its place becomes small, upright and tells nothing', async () => {
  const original = await withExif(await photo(4032, 3024, { quality: 0.98 }), 6)
  expect(original.size).toBeGreaterThan(11_000_000)
  expect(await text(original.slice(0, 200))).toContain('Exif')
  let added: AddedMedia = { refused: '' }
  const start = performance.now()
  const longest = await longestTask(async () => {
    added = await shelf.add('score-1', file(original, 'IMG_0001.JPG'))
  })
  const took = performance.now() - start
  // Off the main thread: the page answered meanwhile. `npm run unit` prints the figures.
  console.info(
    `${(original.size / 1e6).toFixed(1)} MB: ${took.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`,
  )
  expect(longest).toBeLessThan(took / 2)
  const ready = await kept(added)
  expect(ready.size).toBeLessThan(1_500_000)
  expect(ready.type).toBe('image/jpeg')
  expect(await text(ready)).not.toMatch(/Exif\0\0|http:\/\/ns\.adobe/)

  const upright = await createImageBitmap(ready, { imageOrientation: 'none' })
  expect(upright.height).toBeGreaterThan(upright.width)
  expect(Math.max(upright.width, upright.height)).toBeLessThanOrEqual(2048)
  const pen = new OffscreenCanvas(upright.width, upright.height).getContext('2d')
  pen?.drawImage(upright, 0, 0)
  // Turned a quarter to the right, what was at the upper left is at the upper right.
  const [red, green] = pen?.getImageData(upright.width - 20, 20, 1, 1).data ?? []
  expect(red).toBeGreaterThan(180)
  expect(green).toBeLessThan(80)
})

test('a small picture is drawn anew all the same: nothing it knew goes with it', async () => {
  const small = await withExif(await photo(60, 40), 1)
  const added = await shelf.add('score-1', file(small, 'a.jpg'))
  expect(added).toMatchObject({ kept: { kind: 'image', name: 'a.jpg' } })
  expect(await text(await kept(added))).not.toContain('Exif')
})

// UPL-05, UPL-10: broken and spoofed.
test.each([
  [
    'half a JPEG',
    async () => (await photo(800, 600)).slice(0, 5000),
    'half.jpg',
    say.broken('half.jpg'),
  ],
  [
    'a PNG of noise',
    async () => new Blob([(await photo(30, 30, { type: 'image/png' })).slice(0, 40), 'noise']),
    'x.png',
    say.broken('x.png'),
  ],
  ['HTML named as a photo', async () => new Blob(['<html>']), 'x.jpg', say.wrongType('x.jpg')],
  ['nothing', async () => new Blob([]), 'x.jpg', say.empty('x.jpg')],
])('%s is refused in words', async (_what, make, name, words) => {
  expect(await shelf.add('score-1', file(await make(), name))).toMatchObject({ refused: words })
})

// UPL-06.
test('100 megapixels are refused from the header, at once', async () => {
  const start = performance.now()
  const head = Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  const size = Uint8Array.from([0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 2, 0, 0, 0])
  const added = await shelf.add('score-1', file(new Blob([head, size]), 'big.png'))
  expect(added).toEqual({ refused: say.tooManyPixels })
  expect(performance.now() - start).toBeLessThan(200)
})

test('a file taken away while it was made ready is not kept', async () => {
  const away = new AbortController()
  const adding = shelf.add('score-1', file(await photo(800, 600), 'a.jpg'), away.signal)
  away.abort()
  await expect(adding).rejects.toMatchObject({ name: 'AbortError' })
})
