import { describe, expect, test } from 'vitest'
import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { call, NORA, OLA, openWorld } from '../../testing'

const search = (query: Record<string, string>) =>
  `/api/search?${new URLSearchParams({ entity: 'users', scope: 'following', ...query })}`

async function found(backend: Backend, q: string, as = NORA): Promise<string[]> {
  const { status, json } = await call(backend, 'GET', search({ q }), { as })
  expect(status).toBe(200)
  const results: components['schemas']['SearchResult'][] = json
  return results.map(({ displayName }) => displayName)
}

test('searchGolfers: finds a golfer one follows, with what tells two of one name apart', async () => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', search({ q: 'hal' }), { as: NORA })
  const data = { pictureUrl: null, city: 'Louisville', state: 'CO', handicap: 'NH' }
  expect([status, json]).toEqual([200, [{ id: 4, displayName: 'Hal Winters', data }]])
})

test('searchGolfers: finds by any part of the name, first those whose name begins so', async () => {
  const backend = await openWorld()
  expect(await found(backend, 'ma')).toEqual(['Marcus Bell', 'Priya Raman'])
  expect(await found(backend, 'wi')).toEqual(['Hal Winters'])
  expect(await found(backend, 'RCUS  be')).toEqual(['Marcus Bell'])
  expect(await found(backend, ' o')).toEqual(['Tom Okafor', 'Ingrid Solberg', 'Keiko Mori'])
})

test('searchGolfers: minds neither case nor accents, on either side', async () => {
  const backend = await openWorld()
  await backend.db.users.change(7, { firstName: 'José', lastName: 'Núñez' })
  expect(await found(backend, 'nune')).toEqual(['José Núñez'])
  expect(await found(backend, 'JÓSE')).toEqual(['José Núñez'])
})

test('searchGolfers: finds no golfer who has not approved yet, no stranger, and not oneself', async () => {
  const backend = await openWorld()
  expect(await found(backend, 'owen')).toEqual([])
  expect(await found(backend, 'ruth')).toEqual([])
  expect(await found(backend, 'nora')).toEqual([])
  expect(await found(backend, 'marcus', OLA)).toEqual([])
})

test('searchGolfers: takes a text as it is, not as a pattern', async () => {
  expect(await found(await openWorld(), '.*')).toEqual([])
})

test('searchGolfers: 200 emoji are 200 characters, though twice as many UTF-16 units', async () => {
  expect(await found(await openWorld(), '🏌'.repeat(200))).toEqual([])
})

test('searchGolfers: answers at most as many as wanted, ten when nothing is said', async () => {
  const backend = await openWorld()
  await call(backend, 'POST', '/api/follow/follow/12', { as: NORA })
  await call(backend, 'POST', '/api/follow/follow/14', { as: NORA })
  await call(backend, 'POST', '/api/follow/follow/17', { as: NORA })
  await call(backend, 'POST', '/api/follow/follow/15', { as: NORA })
  const count = async (query: Record<string, string>) =>
    (await call(backend, 'GET', search(query), { as: NORA })).json.length
  expect(await count({ q: 'a' })).toBe(10)
  expect(await count({ q: 'a', limit: '3' })).toBe(3)
  expect(await count({ q: 'a', limit: '50' })).toBe(11)
})

describe('searchGolfers: a request that makes no sense is 400', () => {
  test.each([
    ['?entity=users&scope=following', 'q is missing.', true],
    ['?q=&entity=users&scope=following', 'q is missing.', true],
    ['?q=+&entity=users&scope=following', 'q is missing.', false],
    ['?q=a&scope=following', 'entity must be users.', true],
    ['?q=a&entity=courses&scope=following', 'entity must be users.', true],
    ['?q=a&entity=users&scope=all', 'scope must be following.', true],
    ['?q=a&entity=users&scope=following&limit=0', 'limit must be from 1 to 50.', true],
    ['?q=a&entity=users&scope=following&limit=51', 'limit must be from 1 to 50.', true],
    ['?q=a&entity=users&scope=following&limit=ten', 'limit must be a whole number.', true],
    [
      `?q=${'a'.repeat(201)}&entity=users&scope=following`,
      'q can have 200 characters at most.',
      true,
    ],
  ])('%s', async (query, message, isInvalid) => {
    const answered = await call(await openWorld(), 'GET', `/api/search${query}`, {
      as: NORA,
      isInvalid,
    })
    expect([answered.status, answered.json]).toEqual([400, { message, status: 400 }])
  })

  test('and a signed-out request is 401', async () => {
    expect((await call(await openWorld(), 'GET', search({ q: 'hal' }))).status).toBe(401)
  })
})
