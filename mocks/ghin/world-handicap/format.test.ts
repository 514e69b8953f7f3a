import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayHandicap, displayIndex, parseIndex } from './format'

test('every index from +9.9 to 54.0 reads back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99, max: 540 }), (tenth) => {
      const handicapIndex = tenth / 10
      expect(parseIndex(displayIndex(handicapIndex)).handicapIndex).toBe(handicapIndex)
    }),
  )
})

test.each([
  ['+0.0', 0],
  ['+2.1M', -2.1],
  ['15', 15],
  [' 8.4 ', 8.4],
  ['-', null],
  ['', null],
  ['999', null],
  ['-2.1', null],
  ['12.45', null],
])('the index shown as %o is read as %o', (display, index) => {
  expect(parseIndex(display).handicapIndex).toBe(index)
})

test('a golfer without an index has no Course Handicap either; zero has no sign', () => {
  expect(displayHandicap(null)).toBe('NH')
  expect(displayHandicap(-0)).toBe('0')
})
