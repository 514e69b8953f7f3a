import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedParts, searchTextFault } from './search-text'

test('three characters are enough, spaces around them do not count', () => {
  expect(['', 'la', ' la ', 'lar', ' lar'].map(searchTextFault)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('the match in a course’s name is marked at its position', () => {
  expect(matchedParts('Larkspur Municipal', 'larks')).toEqual(['', 'Larks', 'pur Municipal'])
  expect(matchedParts('The Larks', 'LARKS')).toEqual(['The ', 'Larks', ''])
  expect(matchedParts('Bellwether', 'larks')).toEqual(['Bellwether', '', ''])
})

test('marking a match never changes the course’s name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, text) => {
      expect(matchedParts(name, text).join('')).toBe(name)
    }),
  )
})
