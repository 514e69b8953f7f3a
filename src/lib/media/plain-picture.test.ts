import { expect, test } from 'vitest'
import { isAnimatedWebp, plainGif, plainWebp } from './plain-picture'

const bytes = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const text = (data: Uint8Array) => String.fromCharCode(...data)
const little = (value: number) => [0, 8, 16, 24].map((shift) => (value >> shift) & 255)

// UPL-07: animations are not redrawn, so their metadata has to be removed.
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

test('an animated WebP loses its Exif and XMP, also in its header flags', () => {
  const chunk = (name: string, body: string) => [
    ...bytes(name, little(body.length), body, body.length % 2 ? [0] : []),
  ]
  const frames = chunk('ANMF', 'frame')
  const vp8x = bytes('VP8X', little(10), [0x0e, 0, 0, 0, 9, 0, 0, 9, 0, 0])
  const body = [...vp8x, ...frames, ...chunk('EXIF', 'gps'), ...chunk('XMP ', 'where')]
  const webp = bytes('RIFF', little(body.length + 4), 'WEBP', body)
  expect(isAnimatedWebp(webp)).toBe(true)
  const plain = plainWebp(webp) ?? bytes()
  expect(text(plain)).not.toMatch(/EXIF|XMP|gps|where/)
  expect(plain[20]).toBe(0x02)
  expect(plain.length).toBe(new DataView(plain.buffer).getUint32(4, true) + 8)
  expect(text(plain)).toContain('ANMFJ'.slice(0, 4))
})

const GIF_HEAD = [...bytes('GIF89a', [2, 0, 2, 0, 0, 0, 0])]
const GIF_PICTURE = [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x44, 1, 0]

test.each([
  ['for an unknown application', [0x21, 0xff, 11], 'CameraAppGP', [6], 'SECRET', [0]],
  ['of an unknown kind', [0x21, 0x42, 6], 'SECRET', [0]],
  ['text to be drawn', [0x21, 0x01, 6], 'SECRET', [0]],
  [
    'a loop with more than its count',
    [0x21, 0xff, 11],
    'NETSCAPE2.0',
    [3, 1, 0, 0, 6],
    'SECRET',
    [0],
  ],
  ['a name that begins like a loop', [0x21, 0xff, 11], 'NETSCAPEGPS', [6], 'SECRET', [0]],
  ['no block at all', [0x55], 'SECRET'],
])('an extension of a GIF that is %s is removed (SEC-18)', (_what, ...extension) => {
  const gif = bytes(GIF_HEAD, GIF_PICTURE, ...extension, [0x3b])
  const plain = plainGif(gif)
  expect(text(plain)).not.toContain('SECRET')
  expect(text(plain)).toContain(text(bytes(GIF_HEAD, GIF_PICTURE)))
  expect(plain.at(-1)).toBe(0x3b)
})

test('data after the end of an animated WebP and unknown chunks in its frames are removed (SEC-18)', () => {
  const chunk = (name: string, ...body: (string | readonly number[])[]) => {
    const inside = bytes(...body)
    return [...bytes(name, little(inside.length), [...inside], inside.length % 2 ? [0] : [])]
  }
  const frame = chunk('ANMF', Array(16).fill(1), chunk('VP8 ', 'pixels'), chunk('gps0', 'SECRET'))
  const body = [
    ...chunk('VP8X', [2, 0, 0, 0, 9, 0, 0, 9, 0, 0]),
    ...chunk('SPOT', 'SECRET'),
    ...frame,
  ]
  const webp = bytes('RIFF', little(body.length + 4), 'WEBP', body, 'SECRET')
  const plain = plainWebp(webp) ?? bytes()
  expect(text(plain)).not.toContain('SECRET')
  expect(text(plain)).toContain('pixels')
  expect(new DataView(plain.buffer).getUint32(4, true)).toBe(plain.length - 8)
  expect(plainWebp(plain)).toEqual(plain)
  expect(plainWebp(webp.slice(0, 40))).toBeUndefined()
})
