import { expect, test } from 'vitest'
import { mediaMessages } from '../messages/score-media'
import { MAX_PICTURE_BYTES } from '~/lib/media/picture-size'
import { judgeFile, MAX_VIDEO_BYTES, roomFor } from './score-media'

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const SOI = [0xff, 0xd8]
const exif = [0xff, 0xe1, 0, 8, 1, 2, 3, 4, 5, 6]
const frame = (width: number, height: number) => [
  0xff,
  0xc0,
  0,
  17,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  3,
]
const jpeg = () => bytes(SOI, exif, frame(4000, 3000))
const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 10, 0, 0, 0, 13], 'IHDR', four(width), four(height))
const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
const box = (brand: string) => bytes([0, 0, 0, 24], 'ftyp', brand, [0, 0, 0, 0])

const judge = (name: string, head: Uint8Array, size = head.length) =>
  judgeFile({ name, size, head })

test.each([
  ['IMG_1.JPG', jpeg(), 'image/jpeg'],
  ['a.jpeg', jpeg(), 'image/jpeg'],
  ['a.png', png(800, 600), 'image/png'],
  ['a.gif', bytes('GIF89a', [10, 0, 20, 0]), 'image/gif'],
  [
    'a.webp',
    bytes('RIFF', four(40), 'WEBPVP8X', four(10), four(0), [9, 0, 0, 9, 0, 0]),
    'image/webp',
  ],
  ['a.mp4', box('isom'), 'video/mp4'],
  ['a.mov', box('qt  '), 'video/quicktime'],
  ['a.avi', bytes('RIFF', four(40), 'AVI '), 'video/x-msvideo'],
  ['a.webm', bytes([0x1a, 0x45, 0xdf, 0xa3]), 'video/webm'],
  ['really-a-jpeg.png', jpeg(), 'image/jpeg'],
])('the file %s may be added to a score', (name, head, type) => {
  expect(judge(name, head)).toMatchObject({ fault: undefined, media: { type } })
})

// UPL-10, UPL-02, UPL-04: spoofed, empty and foreign files.
test.each([
  ['x.svg', bytes('<svg onload=alert(1)>'), mediaMessages.wrongType('x.svg')],
  ['x.mp4', bytes('<html><script>'), mediaMessages.wrongType('x.mp4')],
  ['x.jpg', bytes('<!doctype html>'), mediaMessages.wrongType('x.jpg')],
  ['x.exe', bytes('MZ'), mediaMessages.wrongType('x.exe')],
  ['x.tiff', bytes([0x49, 0x49, 42, 0]), mediaMessages.wrongType('x.tiff')],
  ['x.exe', jpeg(), mediaMessages.wrongType('x.exe')],
  ['x.jpg', box('isom'), mediaMessages.wrongType('x.jpg')],
  ['x', jpeg(), mediaMessages.wrongType('x')],
  ['x.heic', box('heic'), mediaMessages.heic('x.heic')],
  ['x.jpg', box('mif1'), mediaMessages.heic('x.jpg')],
  ['x.jpg', bytes(), mediaMessages.empty('x.jpg')],
  ['x.jpg', bytes(SOI, [0xff]), mediaMessages.broken('x.jpg')],
  ['x.jpg', bytes(SOI, exif), mediaMessages.broken('x.jpg')],
  ['x.png', png(0, 5), mediaMessages.broken('x.png')],
])('the file %s is rejected with a message', (name, head, fault) => {
  expect(judge(name, head)).toEqual({ fault })
})

// UPL-03 and UPL-06, for score media.
test('the limits of bytes and of pixels are checked by the header alone', () => {
  expect(judge('a.jpg', jpeg(), MAX_PICTURE_BYTES).fault).toBeUndefined()
  expect(judge('a.jpg', jpeg(), MAX_PICTURE_BYTES + 1).fault).toBe(mediaMessages.photoTooLarge)
  expect(judge('a.mp4', box('isom'), MAX_VIDEO_BYTES).fault).toBeUndefined()
  expect(judge('a.mp4', box('isom'), MAX_VIDEO_BYTES + 1).fault).toBe(
    mediaMessages.videoTooLarge('a.mp4'),
  )
  expect(judge('a.png', png(8000, 8000)).fault).toBeUndefined()
  expect(judge('a.png', png(10_000, 10_000)).fault).toBe(mediaMessages.tooManyPixels)
})

// UPL-09.
test.each([
  [0, 3, { count: 3 }],
  [0, 4, { count: 3, fault: mediaMessages.limit }],
  [3, 1, { count: 0, fault: mediaMessages.limit }],
  [2, 2, { count: 1, fault: mediaMessages.onlyMore(1) }],
  [1, 5, { count: 2, fault: mediaMessages.onlyMore(2) }],
])('the room for photos with %i added and %i chosen', (present, wanted, room) => {
  expect(roomFor(present, wanted)).toEqual(room)
})
