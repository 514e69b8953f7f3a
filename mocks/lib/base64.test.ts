import { expect, test } from 'vitest'
import { base64Of, bytesOf, sizeOf } from './base64'

const bytes = (size: number) => Uint8Array.from({ length: size }, (_, at) => (7 * at) % 256)

test.each([0, 1, 2, 3, 4, 100_000])('%i bytes come back from base64 as they were', (size) => {
  const text = base64Of(bytes(size))
  expect(sizeOf(text)).toBe(size)
  expect(bytesOf(text)).toEqual(bytes(size))
})

test('base64: every part of ten bytes is that part', () => {
  const text = base64Of(bytes(10))
  for (let first = 0; first <= 10; first++) {
    for (let end = first; end <= 10; end++) {
      expect(bytesOf(text, first, end), `${first} to ${end}`).toEqual(bytes(10).slice(first, end))
    }
  }
})
