import { expect, test } from 'vitest'
import { isAnimatedWebp, plainGif, plainWebp } from './plain-picture'
import { plainVideo } from './plain-video'

const bytes = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const text = (data: Uint8Array) => String.fromCharCode(...data)
const little = (value: number) => [0, 8, 16, 24].map((shift) => (value >> shift) & 255)
const big = (value: number) => little(value).toReversed()

// UPL-07: nothing that was drawn anew keeps metadata; these are not drawn anew.
test('a GIF loses its comments and XMP and keeps its pictures and its loop', () => {
  const head = bytes('GIF89a', [2, 0, 2, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
  const loop = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
  const xmp = bytes([0x21, 0xff, 11], 'XMP DataXMP', [3], 'gps', [0])
  const comment = bytes([0x21, 0xfe, 5], 'Nikon', [0])
  const picture = bytes([0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x44, 1, 0])
  const tail = bytes([0x3b])
  const gif = bytes(...[head, loop, xmp, comment, picture, tail].map((part) => Array.from(part)))
  const kept = bytes(...[head, loop, picture, tail].map((part) => Array.from(part)))
  expect(plainGif(bytes(Array.from(gif), 'behind the end'))).toEqual(kept)
  expect(plainGif(kept)).toEqual(kept)
})

test('a moving WebP loses its Exif and XMP and says so', () => {
  const chunk = (name: string, body: string) => [
    ...bytes(name, little(body.length), body, body.length % 2 ? [0] : []),
  ]
  const frames = chunk('ANMF', 'frame')
  const vp8x = bytes('VP8X', little(10), [0x0e, 0, 0, 0, 9, 0, 0, 9, 0, 0])
  const body = [...vp8x, ...frames, ...chunk('EXIF', 'gps'), ...chunk('XMP ', 'where')]
  const webp = bytes('RIFF', little(body.length + 4), 'WEBP', body)
  expect(isAnimatedWebp(webp)).toBe(true)
  const plain = plainWebp(webp)
  expect(text(plain)).not.toMatch(/EXIF|XMP|gps|where/)
  expect(plain[20]).toBe(0x02)
  expect(plain.length).toBe(new DataView(plain.buffer).getUint32(4, true) + 8)
  expect(text(plain)).toContain('ANMFJ'.slice(0, 4))
})

test('a video keeps its length and its pictures and loses its place', async () => {
  const box = (name: string, ...body: (string | readonly number[])[]) => {
    const inside = Array.from(bytes(...body))
    return Array.from(bytes(big(inside.length + 8), name, inside))
  }
  const place = box('udta', box('\xa9xyz', '+40.0150-105.2705/'))
  const moov = box('moov', box('mvhd', 'times'), box('trak', box('tkhd', 'one'), place), place)
  const movie = bytes(box('ftyp', 'qt  '), moov, box('mdat', 'udta pictures'))
  const plain = await plainVideo(new Blob([movie], { type: 'video/quicktime' }))
  const kept = text(new Uint8Array(await plain.arrayBuffer()))
  expect(plain.type).toBe('video/quicktime')
  expect(kept).toHaveLength(movie.length)
  expect(kept).not.toContain('40.0150')
  expect(kept).not.toContain('xyz')
  expect(kept).toContain('udta pictures')
  expect(kept).toContain('times')
})

test('a video that breaks off comes back as it is', async () => {
  const broken = bytes(big(3), 'moov', 'rest')
  const plain = await plainVideo(new Blob([broken]))
  expect(new Uint8Array(await plain.arrayBuffer())).toEqual(broken)
})
