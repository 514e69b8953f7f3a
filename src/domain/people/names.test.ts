import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesName, parseFollowView, parseGroupView } from './list-view'
import {
  distinctNames,
  firstName,
  nameList,
  namesakeMarks,
  shortNames,
  shownName,
  visibleText,
} from './names'

test.each([
  ['Marcus Bell', 'Marcus Bell'],
  ['  Hal ', 'Hal'],
  ['', 'Unknown'],
  [' \u200b\u202e ', 'Unknown'],
  ['\u3164', 'Unknown'],
  ['⛳', '⛳'],
  [null, 'Unknown'],
  [7, 'Unknown'],
])('the name %j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

test('names are joined with commas and ‘and’', () => {
  expect(nameList([])).toBe('')
  expect(nameList(['Tom'])).toBe('Tom')
  expect(nameList(['Tom', 'Dana'])).toBe('Tom and Dana')
  expect(nameList(['Tom', 'Dana', 'Luis'])).toBe('Tom, Dana and Luis')
  expect(firstName('Tom Okafor')).toBe('Tom')
})

test('golfers who share a first name are named in full, the others by their first name', () => {
  const golfers = ['Tom Okafor', 'Dana Whitfield', 'Tom Hale', ''].map((name) => ({ name }))
  expect(shortNames(golfers)).toEqual(['Tom Okafor', 'Dana', 'Tom Hale', 'Unknown'])
})

test('golfers with the same full name are told apart by their place, else by a number', () => {
  const name = 'Dana Hale'
  const golfers = [{ name: 'Tom Okafor' }, { name, place: 'Boulder' }, { name, place: 'Denver' }]
  expect(distinctNames(golfers)).toEqual(['Tom', `${name} (Boulder)`, `${name} (Denver)`])
  expect(namesakeMarks(golfers)).toEqual([undefined, 'Boulder', 'Denver'])
  expect(namesakeMarks([{ name }, { name }])).toEqual(['No. 1', 'No. 2'])
  expect(namesakeMarks([{ name }, { name, place: 'Boulder' }])).toEqual([undefined, 'Boulder'])
  const neighbors = [{ name, place: 'Boulder' }, { name }, { name, place: 'Boulder' }]
  expect(namesakeMarks(neighbors)).toEqual(['Boulder, No. 1', undefined, 'Boulder, No. 2'])
})

test('whatever is sent as a name, the shown name is visible, and a search for it finds the golfer (R9)', () => {
  const odd = fc.string({ unit: fc.constantFrom('\u200b', ' ', '\u0301', '-', 'é', '⛳') })
  fc.assert(
    fc.property(fc.oneof(odd, fc.string(), fc.jsonValue()), (name) => {
      for (const shown of [shownName(name), firstName(name)]) {
        expect(visibleText(shown)).toBe(shown)
        expect(shown.trim()).toBe(shown)
      }
      expect(shownName(name)).toContain(firstName(name))
      expect(matchesName(name, shownName(name))).toBe(true)
    }),
    { examples: [['\u200b Tom Okafor']] },
  )
})

test.each([
  ["Sean O'Neil", 'o’neil'],
  ['Sean O’Neil', "o'neil"],
  ['Ana Lúcia D‘Avila', 'd’av'],
  ['Jean‐Luc Weber', 'jean-l'],
])('%s is found by the apostrophes and hyphens of a phone’s keyboard, as in %s', (name, typed) => {
  expect(matchesName(name, typed)).toBe(true)
})

test('a list of names has each of them once, in order', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/)
  fc.assert(
    fc.property(fc.array(name), (names) => {
      expect(
        nameList(names)
          .split(/, | and /u)
          .filter(Boolean),
      ).toEqual(names)
    }),
  )
})

test.each([null, undefined, '', 'Followers', 'mine'])(
  'a list that the address names %j is the default: the suggestions, and the golfer’s own groups (R16)',
  (view) => {
    expect(parseFollowView(view)).toBe('suggestions')
    expect(parseGroupView(view)).toBe('mygroups')
  },
)

test('a list that the address names is shown', () => {
  const views = ['following', 'followers', 'suggestions', 'requests']
  expect(views.map(parseFollowView)).toEqual(views)
  expect(['mygroups', 'available'].map(parseGroupView)).toEqual(['mygroups', 'available'])
})
