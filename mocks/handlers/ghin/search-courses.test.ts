import { describe, expect, test } from 'vitest'
import type { components } from '~/api/schema'
import { call, NORA, openWorld } from '../../testing'

type Course = components['schemas']['CourseSearchResult']

async function search(name: string): Promise<Course[]> {
  const path = `/api/Ghin/SearchCourses?name=${encodeURIComponent(name)}`
  const { status, json } = await call(await openWorld(), 'GET', path, { as: NORA })
  expect(status).toBe(200)
  return json
}

const names = async (name: string) => (await search(name)).map(({ CourseName }) => CourseName)

describe('searchCourses: courses', () => {
  test('are found by a part of their name, best match first', async () => {
    const found = await names('Larks')
    expect(found.slice(0, 3)).toEqual([
      'Larkspur Municipal',
      'Larkspur Ridge, North',
      'Larkspur Ridge, South',
    ])
    expect(found.length).toBeGreaterThan(3)
    for (const name of found) expect(name.toLowerCase()).toContain('larks')
  })

  test('have what the picker shows', async () => {
    expect((await search('Larkspur Municipal'))[0]).toEqual({
      CourseID: 13995,
      CourseName: 'Larkspur Municipal',
      FacilityName: 'Larkspur Municipal Golf Course',
      City: 'Boulder',
      State: 'US-CO',
      Country: 'USA',
    })
  })

  test('are found by the name of their facility', async () => {
    expect(await names('Ponds and Pines')).toContain('Three Ponds Golf Club')
  })

  test('are found however the name is written', async () => {
    expect(await names('  BELLWETHER ')).toEqual(['Bellwether Links'])
    expect(await names('pena blanca')).toEqual(['Peña Blanca Golf Club'])
  })

  test('that are closed are not found', async () => {
    expect(await names('Old Quarry Road')).toEqual([])
  })

  test('that are unknown are an empty list, whatever was typed', async () => {
    for (const text of ['xyzzy', '%', '\\', '.*', '🏌️', '" or 1=1'])
      expect(await names(text)).toEqual([])
  })

  test('may lack a key altogether', async () => {
    const all = await search('golf')
    expect(
      all.some(
        (course) => !('FacilityName' in course) || !('City' in course) || !('State' in course),
      ),
    ).toBe(true)
  })
})

test.each(['/api/Ghin/SearchCourses', '/api/Ghin/SearchCourses?name='])(
  'searchCourses: %s is 400',
  async (path) => {
    const { status, json } = await call(await openWorld(), 'GET', path, {
      as: NORA,
      isInvalid: true,
    })
    expect([status, json]).toEqual([400, { message: 'name is missing.', status: 400 }])
  },
)
