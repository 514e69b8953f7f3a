import { beforeAll, describe, expect, test } from 'vitest'
import { courses, type Backend } from '#mocks'
import { call, NORA, openWorld } from '#mocks/testing'
import { decodeCourses, decodeHoles, decodeTeeSets } from '~/api/decode/ghin'
import type { CourseSearchResult } from '~/api/types'
import { facilityText, locationText } from '~/domain/people/location-text'
import { teeList } from '~/domain/scores/tee-list'

// The fake's course pack has all the oddities of the association's records (its own checklist: quirks.test.ts).
// Here they go through the app's search, tees and holes.

let backend: Backend
beforeAll(async () => {
  backend = await openWorld()
})

const get = async (path: string): Promise<unknown> =>
  (await call(backend, 'GET', path, { as: NORA })).json

const search = async (name: string): Promise<CourseSearchResult[]> =>
  decodeCourses(await get(`/api/Ghin/SearchCourses?name=${encodeURIComponent(name)}`))

const tees = async (courseId: number) =>
  teeList(decodeTeeSets(await get(`/api/Ghin/Courses/${courseId}/TeeSets`)))

const ODD = /undefined|null|NaN|\[object/

/** What the picker shows of a course besides its name. */
const factsOf = ({ CourseName, FacilityName, City, State, Country }: CourseSearchResult) => [
  facilityText(CourseName, FacilityName),
  locationText({ city: City, state: State, country: Country }),
]

test.each(
  courses.filter(({ quirks }) => !quirks?.inactive).map(({ name, id }) => [name, id] as const),
)('%s (%i) is found, with a readable name, location and tees', async (name, id) => {
  const found = (await search(name)).find(({ CourseID }) => CourseID === id)
  expect(found?.CourseName).toBe(name)
  for (const fact of found ? factsOf(found) : []) expect(fact ?? '').not.toMatch(ODD)
  const list = await tees(id)
  const sets = courses.find((course) => course.id === id)?.teeSets ?? []
  expect(list).toHaveLength(sets.length)
  expect(new Set(list.map((tee) => tee.id))).toEqual(new Set(sets.map((set) => set.id)))
  for (const tee of list) {
    expect(`${tee.name} ${tee.gender ?? ''}`).toMatch(/\S/)
    expect(`${tee.name} ${tee.gender ?? ''}`).not.toMatch(ODD)
    expect(tee.courseRating ?? 60).toBeGreaterThan(20)
  }
  const labels = list.map((tee) => `${tee.name} ${tee.gender ?? ''}`.toLowerCase())
  expect(new Set(labels).size, 'no two tees look alike').toBe(labels.length)
})

describe('in particular,', () => {
  const courseWhere = (is: (course: (typeof courses)[number]) => boolean) => {
    const course = courses.find(is)
    if (!course) throw new RangeError('The pack has no such course.')
    return course
  }

  test('three rating rows in any order are one tee set with its total', async () => {
    const { id, teeSets } = courseWhere((course) =>
      course.teeSets.some(({ quirks }) => quirks?.backBeforeFront),
    )
    const set = teeSets.find(({ quirks }) => quirks?.backBeforeFront)
    const tee = (await tees(id)).find((each) => each.id === set?.id)
    expect(tee?.courseRating).toBe(set?.ratings.Total.rating)
    expect(tee?.par).toBe(set?.holes.reduce((sum, { par }) => sum + par, 0))
  })

  test('a tee name rated for both genders shows the gender', async () => {
    const { id } = courseWhere(({ id: courseId }) => courseId === 13995)
    const white = (await tees(id)).filter(({ name }) => name === 'White')
    expect(new Set(white.map(({ gender }) => gender))).toEqual(new Set(['Men', 'Women']))
  })

  test('a combination tee without holes has an empty list, not a failure', async () => {
    const { id, teeSets } = courseWhere((course) =>
      course.teeSets.some(({ quirks }) => quirks?.holesMissing),
    )
    const set = teeSets.find(({ quirks }) => quirks?.holesMissing)
    expect(decodeHoles(await get(`/api/Ghin/Courses/${id}/TeeSets/${set?.id}/Holes`))).toEqual([])
  })

  test('twenty-two tee sets are twenty-two, highest rating first', async () => {
    const { id } = courseWhere(({ teeSets }) => teeSets.length === 22)
    const ratings = (await tees(id)).map(({ courseRating }) => courseRating ?? 0)
    expect(ratings).toHaveLength(22)
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
  })

  test('a blank display name gives way to the printed one', async () => {
    const { id, teeSets } = courseWhere((course) =>
      course.teeSets.some(({ quirks }) => quirks?.blankDisplayName),
    )
    const set = teeSets.find(({ quirks }) => quirks?.blankDisplayName)
    expect((await tees(id)).find((tee) => tee.id === set?.id)?.name).toBe(set?.name)
  })

  test('a permanently closed course is not found', async () => {
    const { name, id } = courseWhere(({ quirks }) => Boolean(quirks?.inactive))
    expect((await search(name)).filter(({ CourseID }) => CourseID === id)).toEqual([])
  })
})
