import { expect, test } from 'vitest'
import { photoMessages } from '../messages/photo'
import { croppedFrom, photoFault, zoomStep } from './photo-limits'

test.each([
  ['jpeg', 1000, { width: 4000, height: 3000 }, undefined],
  ['png', 20_971_520, undefined, undefined],
  ['png', 20_971_521, undefined, photoMessages.tooLarge],
  ['jpeg', 0, undefined, photoMessages.wrongType],
  ['gif', 1000, undefined, photoMessages.wrongType],
  ['heic', 1000, undefined, photoMessages.wrongType],
  ['unknown', 41_943_040, undefined, photoMessages.wrongType],
  ['jpeg', 1000, { width: 8000, height: 8000 }, undefined],
  ['jpeg', 1000, { width: 8001, height: 8000 }, photoMessages.tooManyPixels],
] as const)('a photo of the type %s with %d bytes and size %o: %s', (kind, bytes, size, fault) => {
  expect(photoFault(bytes, kind, size)).toBe(fault)
})

test.each([
  [1, 1],
  [0.2, 1],
  [1.14, 1.1],
  [1.1 + 0.1 + 0.1, 1.3],
  [9, 3],
  [Number.NaN, 1],
])('a zoom of %d in the photo editor becomes %d', (zoom, step) => {
  expect(zoomStep(zoom)).toBe(step)
})

test.each([
  [2_097_152, 2048],
  [2_097_153, 1024],
])('a picture of %d bytes is cropped from %d pixels at most', (bytes, side) => {
  expect(croppedFrom(bytes)).toBe(side)
})
