import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNineHoles, ratingFor, scoreGender, teeChoice, teeList, type Tee } from './tee-list'

const row = (id: number, name: string, rating: number | null, more = {}) => ({
  TeeSetRatingId: id,
  RatingType: 'Total',
  TeeSetRatingName: name,
  CourseRating: rating,
  SlopeRating: 130,
  TotalPar: 72,
  ...more,
})

test('a tee set is one row of its Total rating, whatever the order of its three', () => {
  const [tee, ...rest] = teeList([
    row(1, 'Blue', 35.8, { RatingType: 'Back', SlopeRating: 127, TotalPar: 36 }),
    row(1, 'Blue', 71.2, { SlopeRating: 128 }),
    row(1, 'Blue', 35.4, { RatingType: 'Front', TotalPar: 36 }),
  ])
  expect(rest).toEqual([])
  expect(tee).toEqual({
    id: 1,
    name: 'Blue',
    gender: undefined,
    courseRating: 71.2,
    slopeRating: 128,
    par: 72,
    yards: undefined,
    nines: {
      front: { courseRating: 35.4, slopeRating: 130, par: 36, yards: undefined },
      back: { courseRating: 35.8, slopeRating: 127, par: 36, yards: undefined },
    },
  })
  if (!tee) throw new Error('no tee')
  expect(ratingFor(tee, 'back')).toMatchObject({ courseRating: 35.8, slopeRating: 127 })
  expect(ratingFor(tee, undefined)).toMatchObject({ courseRating: 71.2 })
})

test('a course with nine holes has one rating, which is that of its nine', () => {
  const [tee] = teeList([row(1, 'Blue', 34.9, { TotalPar: 35 })])
  if (!tee) throw new Error('no tee')
  expect(hasNineHoles([tee])).toBe(true)
  expect(ratingFor(tee, 'front')).toMatchObject({ courseRating: 34.9, par: 35 })
  expect(hasNineHoles(teeList([row(1, 'Short', 52.1, { TotalPar: 54 })]))).toBe(false)
  expect(hasNineHoles([])).toBe(false)
})

const labels = (tees: readonly Tee[]) => tees.map(({ name, gender }) => [name, gender])

test('tees rated for the golfer are listed apart; the others show the gender if their name is in both lists', () => {
  const women = [
    row(1, 'White', 75.1, { Gender: 'Female' }),
    row(5, 'Family', 60, { Gender: 'Mixed' }),
  ]
  const men = [row(2, 'White', 70.2, { Gender: 'Male' }), row(3, 'Black', 74.1, { Gender: 'Male' })]
  const own = [
    ['White', undefined],
    ['Family', undefined],
  ]
  const others = [
    ['Black', undefined],
    ['White', 'Men'],
  ]
  expect(labels(teeChoice(women, [], 'F').own)).toEqual(own)
  const choice = teeChoice(women, men, 'F')
  expect([labels(choice.own), labels(choice.others)]).toEqual([own, others])
  // A host that returns both genders for either request.
  const both = teeChoice([...women, ...men], [...women, ...men], 'F')
  expect([labels(both.own), labels(both.others)]).toEqual([own, others])
})

test('responses that were stored before the golfer changed their gender are listed for the new one', () => {
  const [women, men] = [
    row(1, 'White', 75.1, { Gender: 'Female' }),
    row(2, 'White', 70.2, { Gender: 'Male' }),
  ]
  const choice = teeChoice([women], [men], 'M')
  expect(labels(choice.own)).toEqual([['White', undefined]])
  expect(choice.own.map(({ id }) => id)).toEqual([2])
  expect(labels(choice.others)).toEqual([['White', 'Women']])
})

test('a tee set without a gender counts for the one it was requested for; if the golfer’s is unknown all are listed', () => {
  const [own, other] = [row(1, 'White', 75.1), row(2, 'White', 70.2)]
  const choice = teeChoice([own], [own, other], 'F')
  expect(labels(choice.own)).toEqual([['White', undefined]])
  expect(labels(choice.others)).toEqual([['White', 'Men']])
  expect(teeChoice([own, other])).toEqual({ own: teeList([own, other]), others: [] })
})

test.each([
  ['M', 'M'],
  ['f', 'F'],
  ['Male', 'M'],
  ['Female', 'F'],
  ['Mixed', undefined],
  ['X', undefined],
  [null, undefined],
])('the score gender of %j is %s', (text, gender) => {
  expect(scoreGender(text)).toBe(gender)
})

test('highest Course Rating first, unrated last, ties in the server’s order', () => {
  const names = teeList([
    row(1, 'White', 70.2),
    row(2, 'Junior', null),
    row(3, 'Black', 74.1),
    row(4, 'Silver', 70.2),
    row(5, 'Family', null),
  ]).map(({ name }) => name)
  expect(names).toEqual(['Black', 'White', 'Silver', 'Junior', 'Family'])
})

test('the gender is shown only for tee sets of the same name', () => {
  const tees = teeList([
    row(1, 'White', 75.1, { Gender: 'Female' }),
    row(2, 'white', 70.2, { Gender: 'Male' }),
    row(3, 'Black', 74.1, { Gender: 'Male' }),
  ])
  expect(tees.map(({ name, gender }) => [name, gender])).toEqual([
    ['White', 'Women'],
    ['Black', undefined],
    ['white', 'Men'],
  ])
})

test('a tee set without a name is shown by its display name, without both by its number', () => {
  const tees = teeList([
    row(1, ' ', 72, { DisplayName: 'Granite' }),
    row(2, '', 70, { DisplayName: '' }),
  ])
  expect(tees.map(({ name }) => name)).toEqual(['Granite', 'Tees 2'])
})

// TXT-09.
test('any ratings give tees in descending rating, each set once', () => {
  const ratings = fc.array(
    fc.record({
      TeeSetRatingId: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.anything()),
      RatingType: fc.constantFrom('Total', 'Front', 'Back', 'Other'),
      TeeSetRatingName: fc.oneof(fc.string(), fc.constant(null)),
      CourseRating: fc.oneof(
        fc.double({ min: 55, max: 80, noNaN: true }),
        fc.constantFrom(null, '71.2', 'x'),
      ),
      Gender: fc.oneof(fc.constantFrom('Male', 'Female', null), fc.anything()),
    }),
  )
  fc.assert(
    fc.property(ratings, (rows) => {
      const tees = teeList(rows)
      expect(new Set(tees.map(({ id }) => id)).size).toBe(tees.length)
      const shown = tees.map(({ courseRating }) => courseRating ?? -1)
      expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    }),
  )
})
