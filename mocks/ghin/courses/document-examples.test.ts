import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { call, NORA, openWorld } from '../../testing'

/** The example of a schema in the OpenAPI source. */
function exampleOf(file: string, schema: string): unknown {
  const schemas: Record<string, { examples?: unknown[] }> = parse(
    readFileSync(new URL(`../../../openapi/schemas/${file}.yaml`, import.meta.url), 'utf8'),
  )
  return schemas[schema]?.examples?.[0]
}

// The courses and tees in the document's examples exist, so that the examples work on the fake.
test.each([
  ['CourseSearchResult', '/api/Ghin/SearchCourses?name=Larks'],
  ['TeeSetRating', '/api/Ghin/Courses/13995/TeeSets?gender=M'],
  ['Hole', '/api/Ghin/Courses/13995/TeeSets/299501/Holes'],
])('the example of %s is what the fake answers', async (schema, path) => {
  const { json } = await call(await openWorld(), 'GET', path, { as: NORA })
  expect(json).toContainEqual(exampleOf('ghin', schema))
})

test('the example of a score hole by hole is one the fake takes', async () => {
  const form = new FormData()
  form.append('requestData', JSON.stringify(exampleOf('ghin', 'HoleByHoleScore')))
  const backend = await openWorld()
  const posted = await call(backend, 'POST', '/api/Ghin/PostScore', { as: NORA, body: form })
  expect(posted.status).toBe(200)
})
