import { expect, test } from 'vitest'
import { holesLine } from './round-head'

test('the line of a round names its holes, and which nine', () => {
  expect(holesLine({ holes: 18, front9: 38, back9: 41 })).toBe('18 holes')
  expect(holesLine({ holes: 9, front9: 44 })).toBe('9 holes, front')
  expect(holesLine({ holes: 9, back9: 44 })).toBe('9 holes, back')
  expect(holesLine({ holes: 9 })).toBe('9 holes')
  expect(holesLine({ holes: null })).toBeUndefined()
})
