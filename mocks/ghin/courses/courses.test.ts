import { expect, test } from 'vitest'
import { courses } from '.'
import type { CourseSeed, Rating, TeeSetSeed } from './course-seed'
import { ratedSide } from './rated-side'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const tenths = (rating: number) => Math.round(rating * 10)
const oneToN = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const teeSets = courses.flatMap((course) => course.teeSets)

const named = (name: string): CourseSeed => {
  const course = courses.find((each) => each.name === name)
  if (!course) throw new Error(`no course ${name}`)
  return course
}

const teesOf = (name: string, gender: TeeSetSeed['gender']) =>
  named(name).teeSets.filter((teeSet) => teeSet.gender === gender)

test('there are at least 60 courses at 45 facilities', () => {
  expect(courses.length).toBeGreaterThanOrEqual(60)
  expect(new Set(courses.map((course) => course.facility)).size).toBeGreaterThanOrEqual(45)
})

test('ids of courses and tees are unique', () => {
  const courseIds = courses.map((course) => course.id)
  const teeSetIds = teeSets.map((teeSet) => teeSet.id)
  expect(new Set(courseIds).size).toBe(courseIds.length)
  expect(new Set(teeSetIds).size).toBe(teeSetIds.length)
})

test.each(courses)('$name: the holes of every tee set are its card', ({ teeSets: all }) => {
  for (const { name, gender, holes, par, yards } of all) {
    const count = holes.length === 9 ? 9 : 18
    const strokeIndexes = holes.map((hole) => hole.strokeIndex).toSorted((a, b) => a - b)
    expect({
      name,
      gender,
      numbers: holes.map((hole) => hole.number),
      strokeIndexes,
      par: sum(holes.map((hole) => hole.par)),
      yards: sum(holes.map((hole) => hole.yards)),
    }).toEqual({ name, gender, numbers: oneToN(count), strokeIndexes: oneToN(count), par, yards })
    expect(yards).toBeGreaterThanOrEqual(count === 18 ? 1500 : 750)
  }
})

test.each(courses)('$name: front and back rating make the total', ({ teeSets: all }) => {
  for (const { name, gender, holes, ratings } of all) {
    const nines = [ratings.Front, ratings.Back].filter((nine): nine is Rating => nine !== null)
    expect(nines).toHaveLength(holes.length === 18 ? 2 : 0)
    const halves = nines.length === 2 ? nines : [ratings.Total]
    expect({
      name,
      gender,
      rating: sum(halves.map((half) => tenths(half.rating))) / 10,
      slope: Math.round(sum(halves.map((half) => half.slope)) / halves.length),
    }).toEqual({ name, gender, ...ratings.Total })
    for (const { rating, slope } of [ratings.Total, ...nines]) {
      expect(rating).toBe(tenths(rating) / 10)
      expect(slope).toBe(Math.round(slope))
      expect(slope).toBeGreaterThanOrEqual(55)
      expect(slope).toBeLessThanOrEqual(155)
    }
  }
})

test.each(courses)('$name: lengths fit the pars', ({ teeSets: all }) => {
  const yards = new Map([
    [3, { from: 60, to: 260 }],
    [4, { from: 200, to: 490 }],
    [5, { from: 360, to: 710 }],
  ])
  const misfits = all.flatMap(({ name, holes }) =>
    holes
      .filter((hole) => {
        const { from, to } = yards.get(hole.par) ?? { from: 0, to: 0 }
        return hole.yards < from || hole.yards > to
      })
      .map((hole) => ({ name, ...hole })),
  )
  expect(misfits).toEqual([])
})

test('regulation courses are rated as regulation courses are', () => {
  const regulation = teeSets.filter(({ par, holes }) => holes.length === 18 && par >= 70)
  expect(regulation.length).toBeGreaterThan(250)
  for (const { ratings } of regulation) {
    expect(ratings.Total.rating).toBeGreaterThanOrEqual(60)
    expect(ratings.Total.rating).toBeLessThanOrEqual(84)
    expect(ratings.Total.slope).toBeGreaterThanOrEqual(98)
    expect(ratings.Total.slope).toBeLessThanOrEqual(155)
  }
})

test('of two sets of markers the longer is rated higher for the same gender', () => {
  for (const course of courses) {
    for (const gender of ['Male', 'Female'] as const) {
      const byLength = teesOf(course.name, gender).toSorted((a, b) => a.yards - b.yards)
      const ratings = byLength.map((teeSet) => teeSet.ratings.Total.rating)
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    }
  }
})

test('Bellwether Links has its printed card', () => {
  const men = teesOf('Bellwether Links', 'Male')
  const figures = men.map(({ name, ratings, par }) => [
    name,
    ratings.Total.rating,
    ratings.Total.slope,
    par,
  ])
  expect(figures).toEqual([
    ['Black', 74.1, 141, 72],
    ['Blue', 72.4, 136, 72],
    ['White', 70.2, 129, 72],
    ['Gold', 68, 122, 72],
    ['Red', 66.3, 114, 72],
  ])
  const blue = men[1]
  expect(blue).toMatchObject({ id: 300102, yards: 6831 })
  expect(blue?.holes.map((hole) => hole.yards)).toEqual([
    388, 521, 167, 412, 365, 402, 184, 536, 429, 396, 178, 512, 437, 351, 418, 203, 384, 548,
  ])
  expect(teesOf('Bellwether Links', 'Female').map(({ name }) => name)).toEqual([
    'Blue',
    'White',
    'Gold',
    'Red',
  ])
})

test('the tee sets are the same objects each time they are read', () => {
  expect(named('Bellwether Links').teeSets).toBe(named('Bellwether Links').teeSets)
})

test('a side of a tee set is rated by its own row; nine-hole courses by their only one', () => {
  const [blue] = teesOf('Larkspur Municipal', 'Male')
  const [nine] = teesOf('Cottonwood Hollow', 'Male')
  if (!blue || !nine) throw new Error('tee sets are missing')
  const { Total, Front, Back } = blue.ratings
  expect(ratedSide(blue, 'All18')).toEqual({
    courseRating: Total.rating,
    slopeRating: Total.slope,
    par: blue.par,
  })
  expect(ratedSide(blue, 'Front9')).toMatchObject({ courseRating: Front?.rating, par: 36 })
  expect(ratedSide(blue, 'Back9')).toMatchObject({ slopeRating: Back?.slope, par: 35 })
  expect(ratedSide(nine, 'Front9')).toMatchObject({ courseRating: nine.ratings.Total.rating })
  expect(ratedSide(nine, 'Back9')).toBeNull()
  expect(ratedSide(nine, 'All18')).toBeNull()
})
