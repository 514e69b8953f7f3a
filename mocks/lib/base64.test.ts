import { expect, test } from 'vitest'
import { base64Of, bytesOf } from './base64'

const bytes = (size: number) => Uint8Array.from({ length: size }, (_, at) => (7 * at) % 256)

test.each([0, 1, 2, 3, 4, 100_000])('%i bytes come back from base64 as they were', (size) => {
  expect(bytesOf(base64Of(bytes(size)))).toEqual(bytes(size))
})
