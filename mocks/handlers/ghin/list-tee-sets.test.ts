import { describe, expect, test } from 'vitest'
import type { components } from '~/api/schema'
import { call, NORA, openWorld } from '../../testing'

type Row = components['schemas']['TeeSetRating']

const path = (courseId: number | string, query = '') =>
  `/api/Ghin/Courses/${courseId}/TeeSets${query}`

async function rows(courseId: number, query = ''): Promise<Row[]> {
  const { status, json } = await call(await openWorld(), 'GET', path(courseId, query), { as: NORA })
  expect(status).toBe(200)
  return json
}

describe('listTeeSets: tee sets', () => {
  test('have a row for the total and one for each nine, of one id, and the nines add up', async () => {
    const all = await rows(14001)
    for (const id of new Set(all.map(({ TeeSetRatingId }) => TeeSetRatingId))) {
      const set = all.filter(({ TeeSetRatingId }) => TeeSetRatingId === id)
      expect(set.map(({ RatingType }) => RatingType).toSorted()).toEqual(['Back', 'Front', 'Total'])
      const of = (type: string) => set.find(({ RatingType }) => RatingType === type)
      const tenths = (type: string) => Math.round((of(type)?.CourseRating ?? 0) * 10)
      expect(tenths('Front') + tenths('Back')).toBe(tenths('Total'))
      expect((of('Front')?.TotalPar ?? 0) + (of('Back')?.TotalPar ?? 0)).toBe(of('Total')?.TotalPar)
    }
  })

  test('rated for one score gender are all one asks for', async () => {
    const [men, women, all] = await Promise.all([
      rows(14001, '?gender=M'),
      rows(14001, '?gender=F'),
      rows(14001),
    ])
    expect(new Set(men.map(({ Gender }) => Gender))).toEqual(new Set(['Male']))
    expect(new Set(women.map(({ Gender }) => Gender))).toEqual(new Set(['Female']))
    expect(men.length + women.length).toBe(all.length)
  })

  test('of one name rated for both have an id and a rating each', async () => {
    const white = (await rows(14001)).filter(
      (row) => row.DisplayName === 'White' && row.RatingType === 'Total',
    )
    expect(white).toHaveLength(2)
    expect(new Set(white.map(({ TeeSetRatingId }) => TeeSetRatingId)).size).toBe(2)
    expect(new Set(white.map(({ CourseRating }) => CourseRating)).size).toBe(2)
  })

  test('of a course with nine holes have one row each', async () => {
    const nine = await rows(14004)
    expect(new Set(nine.map(({ RatingType }) => RatingType))).toEqual(new Set(['Total']))
    for (const { CourseRating } of nine) expect(CourseRating).toBeLessThan(45)
  })

  test('of a closed course are still there for old scores', async () => {
    expect((await rows(14011)).length).toBeGreaterThan(0)
  })
})

test('listTeeSets: an unknown course is 404', async () => {
  const { status, json } = await call(await openWorld(), 'GET', path(1), { as: NORA })
  expect([status, json]).toEqual([
    404,
    { message: 'The handicap service does not know this course.', status: 404 },
  ])
})

test.each([
  [path('abc'), 'courseId must be a whole number.'],
  [path(14001, '?gender=X'), 'gender must be M or F.'],
])('listTeeSets: %s is 400', async (address, message) => {
  const { status, json } = await call(await openWorld(), 'GET', address, {
    as: NORA,
    isInvalid: true,
  })
  expect([status, json]).toEqual([400, { message, status: 400 }])
})
