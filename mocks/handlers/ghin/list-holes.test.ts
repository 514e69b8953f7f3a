import { describe, expect, test } from 'vitest'
import type { components } from '~/api/schema'
import { courses } from '../../ghin/courses/index'
import type { TeeSetSeed } from '../../ghin/courses/course-seed'
import { call, NORA, openWorld } from '../../testing'

const path = (courseId: number | string, teeSetId: number | string) =>
  `/api/Ghin/Courses/${courseId}/TeeSets/${teeSetId}/Holes`

/** The first tees of any course for which `isSo` is true. */
function someTees(isSo: (teeSet: TeeSetSeed) => boolean): { address: string; teeSet: TeeSetSeed } {
  for (const { id, teeSets } of courses) {
    const teeSet = teeSets.find(isSo)
    if (teeSet) return { address: path(id, teeSet.id), teeSet }
  }
  throw new RangeError('There are no such tees.')
}

async function holes(address: string): Promise<components['schemas']['Hole'][]> {
  const { status, json } = await call(await openWorld(), 'GET', address, { as: NORA })
  expect(status).toBe(200)
  return json
}

describe('listHoles: the holes of a tee set', () => {
  test('are eighteen, and their yards and pars add up to those of the tees', async () => {
    const { address, teeSet } = someTees((each) => each.holes.length === 18 && !each.quirks)
    const all = await holes(address)
    expect(all.map(({ hole }) => hole)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1))
    expect(all.reduce((sum, { yardage }) => sum + (yardage ?? 0), 0)).toBe(teeSet.yards)
    expect(all.reduce((sum, { par }) => sum + (par ?? 0), 0)).toBe(teeSet.par)
  })

  test('are nine where the course has no more', async () => {
    expect(await holes(someTees((each) => each.holes.length === 9).address)).toHaveLength(9)
  })

  test('are none for tees the association has no holes of', async () => {
    expect(await holes(someTees(({ quirks }) => quirks?.holesMissing === true).address)).toEqual([])
  })

  test('are there when their stroke index is not', async () => {
    const { address } = someTees(({ quirks }) => quirks?.noAllocation === true)
    expect((await holes(address)).length).toBeGreaterThan(0)
  })
})

test.each([
  ['an unknown course', path(1, 299501), 'The handicap service does not know this course.'],
  ['unknown tees', path(13995, 1), 'This course has no such tees.'],
  ['tees of another course', path(13995, 300102), 'This course has no such tees.'],
])('listHoles: %s is 404', async (_what, address, message) => {
  const { status, json } = await call(await openWorld(), 'GET', address, { as: NORA })
  expect([status, json]).toEqual([404, { message, status: 404 }])
})

test.each([
  [path('abc', 299501), 'courseId must be a whole number.'],
  [path(13995, '1.5'), 'teeSetId must be a whole number.'],
])('listHoles: %s is 400', async (address, message) => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', address, { as: NORA, isInvalid: true })
  expect([status, json]).toEqual([400, { message, status: 400 }])
})

test('listHoles: a request without a token is 401', async () => {
  expect((await call(await openWorld(), 'GET', path(13995, 299501))).status).toBe(401)
})
