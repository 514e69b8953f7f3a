import { expect, test } from 'vitest'
import { courses } from '.'
import type { CourseSeed, TeeSetSeed } from './course-seed'

const someCourse = (is: (course: CourseSeed) => boolean) => courses.filter(is).length
const someTeeSet = (is: (teeSet: TeeSetSeed) => boolean) =>
  courses.flatMap((course) => course.teeSets).filter(is).length

/** The awkward properties of real course data; each must occur in at least one course. */
const checklist: [string, () => number][] = [
  ['three rating rows', () => someTeeSet(({ ratings }) => Boolean(ratings.Front && ratings.Back))],
  [
    'the back nine before the front',
    () => someTeeSet(({ quirks }) => Boolean(quirks?.backBeforeFront)),
  ],
  [
    'one tee name for two genders',
    () =>
      someCourse(({ teeSets }) => {
        const women = teeSets.filter(({ gender }) => gender === 'Female').map(({ name }) => name)
        return teeSets.some(({ gender, name }) => gender === 'Male' && women.includes(name))
      }),
  ],
  [
    'a combination tee without holes',
    () => someTeeSet(({ quirks }) => Boolean(quirks?.holesMissing)),
  ],
  [
    'a par-3 course under 3,000 yards',
    () =>
      someTeeSet(
        ({ holes, yards }) =>
          yards < 3000 && holes.length === 18 && holes.every(({ par }) => par === 3),
      ),
  ],
  ['a course of nine holes only', () => someTeeSet(({ holes }) => holes.length === 9)],
  [
    'a facility of 27 holes: three courses that share nines',
    () => Number(someCourse(({ facility }) => facility === 'Tamarack Forks Golf Club') === 3),
  ],
  [
    'a facility named otherwise than its course',
    () => someCourse(({ facility, name }) => facility !== name),
  ],
  ['a facility named like its course', () => someCourse(({ facility, name }) => facility === name)],
  ['a state of the country', () => someCourse(({ state }) => state === 'US-CO')],
  ['a state of another country', () => someCourse(({ state }) => state === 'CA-BC')],
  ['no state', () => someCourse(({ state }) => state === null)],
  ['no country', () => someCourse(({ country }) => country === null)],
  ['keys that are missing', () => someCourse(({ quirks }) => Boolean(quirks?.missingKeys))],
  [
    'keys missing from a rating row',
    () => someTeeSet(({ quirks }) => Boolean(quirks?.missingKeys)),
  ],
  ['a blank display name', () => someTeeSet(({ quirks }) => Boolean(quirks?.blankDisplayName))],
  ['a course closed for good', () => someCourse(({ quirks }) => Boolean(quirks?.inactive))],
  [
    'a season of March to November',
    () => someCourse(({ quirks }) => quirks?.season?.to === '11/30'),
  ],
  ['play all year', () => someCourse(({ quirks }) => !quirks?.season)],
  ['no stroke index', () => someTeeSet(({ quirks }) => Boolean(quirks?.noAllocation))],
  [
    'a front rating that is not half of the total',
    () =>
      someTeeSet(
        ({ ratings }) =>
          ratings.Front !== null && ratings.Front.rating * 2 !== ratings.Total.rating,
      ),
  ],
  ['an apostrophe', () => someCourse(({ name }) => name.includes("'"))],
  ['an ampersand', () => someCourse(({ name }) => name.includes('&'))],
  [
    'diacritics',
    () => someCourse(({ name }) => name !== name.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  ],
  ['a very long name', () => someCourse(({ name }) => name.length > 100)],
  ['22 tee sets', () => someCourse(({ teeSets }) => teeSets.length === 22)],
  ['names of tees that are no colors', () => someTeeSet(({ name }) => name === 'Founders')],
  ['two colors in one name', () => someTeeSet(({ name }) => /^\w+\/\w+$/.test(name))],
  ['a facility whose courses are numbers', () => someCourse(({ name }) => name === 'No. 2')],
]

test.each(checklist)('the pack of courses has %s', (_, count) => {
  expect(count()).toBeGreaterThan(0)
})

test('the nines of a facility with 27 holes are the same in every pair', () => {
  const [northEast, eastWest, westNorth] = courses.filter(
    ({ facility }) => facility === 'Tamarack Forks Golf Club',
  )
  const nineOf = (course: CourseSeed | undefined, from: number) =>
    course?.teeSets[0]?.holes.slice(from, from + 9).map(({ par, yards }) => ({ par, yards }))
  expect(nineOf(northEast, 9)).toEqual(nineOf(eastWest, 0))
  expect(nineOf(eastWest, 9)).toEqual(nineOf(westNorth, 0))
  expect(nineOf(westNorth, 9)).toEqual(nineOf(northEast, 0))
  expect(northEast?.teeSets[0]?.ratings.Back).toEqual(eastWest?.teeSets[0]?.ratings.Front)
})
