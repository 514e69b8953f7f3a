import { inflateSync, crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawnPhoto } from './drawn-photo'
import { pngOf } from './png'

/** The chunks of a PNG by name; a wrong checksum throws. */
function chunksOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at)
    const named = bytes.slice(at + 4, at + 8 + length)
    expect(view.getUint32(at + 8 + length)).toBe(crc32(named))
    chunks.set(new TextDecoder().decode(named.slice(0, 4)), named.slice(4))
    at += 12 + length
  }
  return chunks
}

test('a picture of any size is a PNG whose pixels are those drawn', () => {
  const [width, height] = [5, 3]
  const colors = [
    [0, 0, 0],
    [255, 255, 255],
  ] as const
  const png = pngOf({ width, height, colors, at: (x, y) => (x + y) % 2 })
  const chunks = chunksOf(png)
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const lines = inflateSync(chunks.get('IDAT') ?? new Uint8Array())
  expect([...lines]).toEqual([0, 0x01, 0x01, 0, 0, 0x10, 0x10, 0x10, 0, 0x01, 0x01, 0])
})

test('a drawn photo is the same every time, another for another number, upright or wide', () => {
  const photo = drawnPhoto(7, false)
  expect(drawnPhoto(7, false)).toEqual(photo)
  expect(drawnPhoto(8, false)).not.toEqual(photo)
  const lines = inflateSync(chunksOf(photo).get('IDAT') ?? new Uint8Array())
  expect(lines.length).toBe((1 + 320) * 480)
  expect(photo.length).toBeLessThan(160_000)
  expect(new DataView(drawnPhoto(7, true).buffer).getUint32(20)).toBe(640)
})
