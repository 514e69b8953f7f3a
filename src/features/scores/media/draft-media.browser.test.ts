import { beforeEach, expect, test, vi } from 'vitest'
import { mediaMessages } from '~/domain/messages/score-media'
import { deferred } from '~/lib/deferred'
import { CHUNK_TIMEOUT_MS, realTimers } from '~/lib/timers'
import { createFakeTimers } from '~/lib/timers.fake'
import { movie } from '~/lib/media/video-files.fake'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { blobText, hugePng, noisyPhoto, withExif } from '~/platform/pictures/photo.fake'
import type { Shrink, SmallerPicture } from '~/platform/pictures/draw-smaller'
import { shrinkPicture } from '~/platform/pictures/shrink-picture'
import { createDraftMedia, type AddedMedia, type DraftMedia, createMediaStore } from './draft-media'

let draftMedia: DraftMedia
beforeEach(() => {
  let ids = 0
  draftMedia = createDraftMedia({
    store: createMediaStore(createMemoryStore()),
    userId: () => 1,
    newId: () => `photo-${(ids += 1)}`,
    timers: realTimers,
    shrink: shrinkPicture,
  })
})

const file = (blob: Blob, name: string) => new File([blob], name)

async function storedBlob(added: AddedMedia): Promise<Blob> {
  if (!('media' in added)) throw new Error(added.error)
  const blob = await draftMedia.read(added.media)
  if (!blob) throw new Error('It was not kept.')
  return blob
}

/** The longest time the page could not respond while `work` ran, in milliseconds. */
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

// UPL-07.
test('a 12 MB portrait becomes small and upright and loses its location', async () => {
  const original = await withExif(await noisyPhoto(4032, 3024, { quality: 0.98 }), 6)
  expect(original.size).toBeGreaterThan(11_000_000)
  expect(await blobText(original.slice(0, 200))).toContain('Exif')
  let added: AddedMedia = { error: '' }
  const start = performance.now()
  const longest = await longestTask(async () => {
    added = await draftMedia.add('score-1', file(original, 'IMG_0001.JPG'))
  })
  const took = performance.now() - start
  // The work is off the main thread, so the page responds meanwhile. `npm run unit` prints the figures.
  console.info(
    `${(original.size / 1e6).toFixed(1)} MB: ${took.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`,
  )
  expect(longest).toBeLessThan(took / 2)
  const ready = await storedBlob(added)
  expect(ready.size).toBeLessThan(1_500_000)
  expect(ready.type).toBe('image/jpeg')
  expect(await blobText(ready)).not.toMatch(/Exif\0\0|http:\/\/ns\.adobe/)

  const upright = await createImageBitmap(ready, { imageOrientation: 'none' })
  expect(upright.height).toBeGreaterThan(upright.width)
  expect(Math.max(upright.width, upright.height)).toBeLessThanOrEqual(2048)
  const pen = new OffscreenCanvas(upright.width, upright.height).getContext('2d')
  pen?.drawImage(upright, 0, 0)
  // After a quarter turn to the right, the upper left is at the upper right.
  const [red, green] = pen?.getImageData(upright.width - 20, 20, 1, 1).data ?? []
  expect(red).toBeGreaterThan(180)
  expect(green).toBeLessThan(80)
})

test('a small picture is redrawn too, so that it loses its metadata', async () => {
  const small = await withExif(await noisyPhoto(60, 40), 1)
  const added = await draftMedia.add('score-1', file(small, 'a.jpg'))
  expect(added).toMatchObject({ media: { kind: 'image', name: 'a.jpg' } })
  expect(await blobText(await storedBlob(added))).not.toContain('Exif')
})

// UPL-05, UPL-10: broken and spoofed.
test.each([
  [
    'half a JPEG',
    async () => (await noisyPhoto(800, 600)).slice(0, 5000),
    'half.jpg',
    mediaMessages.broken('half.jpg'),
  ],
  [
    'a PNG of noise',
    async () => new Blob([(await noisyPhoto(30, 30, { type: 'image/png' })).slice(0, 40), 'noise']),
    'x.png',
    mediaMessages.broken('x.png'),
  ],
  [
    'HTML named as a photo',
    async () => new Blob(['<html>']),
    'x.jpg',
    mediaMessages.wrongType('x.jpg'),
  ],
  ['nothing', async () => new Blob([]), 'x.jpg', mediaMessages.empty('x.jpg')],
])('adding %s to a score is rejected with a message', async (_what, make, name, words) => {
  expect(await draftMedia.add('score-1', file(await make(), name))).toMatchObject({ error: words })
})

// UPL-06.
test('100 megapixels are refused from the header, without being decoded', async () => {
  const withoutShrink = createDraftMedia({
    store: createMediaStore(createMemoryStore()),
    userId: () => 1,
    newId: () => 'photo-1',
    timers: realTimers,
    shrink: () => Promise.reject(new Error('It was decoded.')),
  })
  const added = await withoutShrink.add('score-1', file(hugePng(), 'big.png'))
  expect(added).toEqual({ error: mediaMessages.tooManyPixels })
})

test('a file removed while it is being prepared is not stored', async () => {
  const away = new AbortController()
  const adding = draftMedia.add('score-1', file(await noisyPhoto(800, 600), 'a.jpg'), away.signal)
  away.abort()
  await expect(adding).rejects.toMatchObject({ name: 'AbortError' })
})

test('a file removed while it is being prepared does not hold up the next one', async () => {
  const shrink = vi.fn(
    (_file: Blob, _how: Shrink, _signal: AbortSignal) => new Promise<never>(() => {}),
  )
  const slow = createDraftMedia({
    store: createMediaStore(createMemoryStore()),
    userId: () => 1,
    newId: () => 'photo-1',
    timers: realTimers,
    shrink,
  })
  const away = new AbortController()
  const adding = slow.add('score-1', file(await noisyPhoto(60, 40), 'a.jpg'), away.signal)
  await vi.waitFor(() => expect(shrink).toHaveBeenCalled())
  away.abort()
  await expect(adding).rejects.toMatchObject({ name: 'AbortError' })
  expect(shrink.mock.lastCall?.[2].aborted).toBe(true) // the worker is not busy with it either
})

test('a file whose preparation never ends is given up with a message, and can be retried', async () => {
  const timers = createFakeTimers()
  const shrink = vi.fn<typeof shrinkPicture>(() => new Promise<never>(() => {}))
  const stuck = createDraftMedia({
    store: createMediaStore(createMemoryStore()),
    userId: () => 1,
    newId: () => 'photo-1',
    timers,
    shrink,
  })
  const adding = stuck.add('score-1', file(await noisyPhoto(60, 40), 'a.jpg'))
  await vi.waitFor(() => expect(shrink).toHaveBeenCalled())
  await timers.advance(CHUNK_TIMEOUT_MS)
  expect(await adding).toEqual({ error: mediaMessages.slow('a.jpg'), canRetry: true })
  expect(shrink.mock.lastCall?.[2]?.aborted).toBe(true)
  expect(timers.waiting()).toBe(0)
})

test('the time in which a phone has suspended the page, and the preparation with it, does not count', async () => {
  const timers = createFakeTimers()
  let suspended = 0
  const drawn = deferred<SmallerPicture>()
  const shrink = vi.fn(() => drawn.promise)
  const paused = createDraftMedia({
    store: createMediaStore(createMemoryStore()),
    userId: () => 1,
    newId: () => 'photo-1',
    timers: { ...timers, elapsed: () => timers.elapsed() + suspended },
    shrink,
  })
  const photo = await noisyPhoto(60, 40)
  const adding = paused.add('score-1', file(photo, 'a.jpg'))
  await vi.waitFor(() => expect(shrink).toHaveBeenCalled())
  suspended = 10 * CHUNK_TIMEOUT_MS
  await timers.advance(CHUNK_TIMEOUT_MS) // the timer is due when the golfer comes back
  drawn.resolve({ blob: photo, width: 60, height: 40 })
  expect(await adding).toMatchObject({ media: { name: 'a.jpg' } })
  expect(timers.waiting()).toBe(0)
})

test('a video that cannot be cleaned is rejected with a message, and a cleaned one is stored (SEC-18)', async () => {
  const whole = movie().file
  const broken = file(new Blob([whole.slice(0, -40)]), 'swing.mov')
  expect(await draftMedia.add('score-1', broken)).toEqual({
    error: mediaMessages.uncleanable('swing.mov'),
    canRetry: false,
  })
  const added = await draftMedia.add('score-1', file(new Blob([whole]), 'swing.mov'))
  const ready = await storedBlob(added)
  expect(ready.type).toBe('video/quicktime')
  expect(await blobText(ready)).not.toContain('SECRET')
  expect(await blobText(ready)).toContain('first pictures')
})
