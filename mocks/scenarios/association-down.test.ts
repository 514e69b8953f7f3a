import { expect, test } from 'vitest'
import { createBackend } from '../backend/backend'
import { post, totalForm } from '../handlers/ghin/score-form.fixture'
import { page } from '../handlers/linx/feed.fixture'
import { call, NORA, openWorld } from '../testing'
import { associationDown } from './association-down'
import { associationOperations } from './association-operations'

test('courses, tees, holes and posting are 503, and nothing is half posted', async () => {
  const backend = await openWorld({}, associationDown)
  const before = backend.db.scores.count()
  const get = async (path: string) => (await call(backend, 'GET', path, { as: NORA })).status
  expect(await get('/api/Ghin/SearchCourses?name=larkspur')).toBe(503)
  expect(await get('/api/Ghin/Courses/13995/TeeSets')).toBe(503)
  expect(await get('/api/Ghin/Courses/13995/TeeSets/1/Holes')).toBe(503)
  const posted = await post(backend, NORA, totalForm())
  const message = 'The handicap service does not answer. Please try again later.'
  expect([posted.status, posted.json]).toEqual([503, { message, status: 503 }])
  expect(backend.db.scores.count()).toBe(before)
})

test('a profile with another Handicap ID is 503 and not saved; with the same one it is saved', async () => {
  const backend = await openWorld({}, associationDown)
  const nora = {
    firstName: 'Nora',
    lastName: 'Whitcombe',
    email: NORA,
    city: 'Denver',
    state: 'CO',
    gender: 'F',
    private: true,
  }
  const save = (ghinNumber: number | null) =>
    call(backend, 'PUT', '/api/user/current', { as: NORA, body: { ...nora, ghinNumber } })
  const refused = await save(1034811)
  const message = 'The handicap service does not answer. Please try again later.'
  expect([refused.status, refused.json]).toEqual([503, { message, status: 503 }])
  expect(refused.response.headers.get('Retry-After')).toBe('120')
  expect(backend.db.users.get(1)).toMatchObject({ city: 'Boulder', ghinNumber: 1034567 })
  expect((await save(1034567)).status).toBe(200)
  expect((await save(null)).status).toBe(200)
})

test('while the association is down everything else works', async () => {
  const backend = await openWorld({}, associationDown)
  expect((await page(backend, NORA, { view: 'Following' })).items).toHaveLength(25)
  expect((await call(backend, 'GET', '/api/Scores/RecentCourses', { as: NORA })).status).toBe(200)
})

test('is still down when the world is opened again from where it was left', async () => {
  const snapshot = (await openWorld({}, associationDown)).snapshot()
  const again = await createBackend(associationDown, { snapshot })
  expect(again.faults.list()).toHaveLength(associationOperations.length)
})
