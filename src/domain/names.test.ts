import { expect, test } from 'vitest'
import { firstName, nameList, shownName } from './names'

test.each([
  ['Marcus Bell', 'Marcus Bell'],
  ['  Hal ', 'Hal'],
  ['', 'Unknown'],
  [' \u200b\u202e ', 'Unknown'],
  ['\u3164', 'Unknown'],
  ['⛳', '⛳'],
  [null, 'Unknown'],
  [7, 'Unknown'],
])('%j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

test('names are listed as a sentence has them', () => {
  expect(nameList([])).toBe('')
  expect(nameList(['Tom'])).toBe('Tom')
  expect(nameList(['Tom', 'Dana'])).toBe('Tom and Dana')
  expect(nameList(['Tom', 'Dana', 'Luis'])).toBe('Tom, Dana and Luis')
  expect(firstName('Tom Okafor')).toBe('Tom')
})
