import { describe, expect, test } from 'vitest'
import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { call, NORA, OLA, openWorld } from '../../testing'
import { follow, idsOf } from './follow.fixture'
import { needsToken } from './lists.fixture'

const PATH = '/api/follow/suggestions'

async function suggestions(
  backend: Backend,
  as: string,
  query = '',
): Promise<components['schemas']['FollowSuggestions']> {
  const { status, json } = await call(backend, 'GET', PATH + query, { as })
  expect(status).toBe(200)
  return json
}

test('listFollowSuggestions: are those one’s friends follow most, then by name', async () => {
  const { items, hasMore } = await suggestions(await openWorld(), NORA)
  expect(items.map(({ fullName }) => fullName)).toEqual([
    'Bea Castellanos',
    'Grant Lindqvist',
    'June Abernathy',
    'Ruth Adeyemi',
    'Simone Carter',
  ])
  expect(hasMore).toBe(false)
  expect(items[0]).toMatchObject({ status: null, isFollowedByCurrentUser: false })
})

test('listFollowSuggestions: leave out golfers one follows or has requested, oneself, and the unverified', async () => {
  const backend = await openWorld()
  const ids = idsOf((await suggestions(backend, NORA, '?pageSize=100')).items)
  for (const known of [1, 2, 3, 4, 5, 16]) expect(ids).not.toContain(known)
  await follow(backend, NORA, 15)
  await follow(backend, NORA, 13)
  expect(idsOf((await suggestions(backend, NORA)).items)).toEqual([14, 17, 12])
})

describe('listFollowSuggestions: pages', () => {
  test('begin at 1, follow one another, and are empty after the last', async () => {
    const backend = await openWorld()
    const all = await suggestions(backend, OLA)
    expect(all.items).toHaveLength(16)
    const paged = []
    for (const page of [1, 2, 3, 4]) {
      const { items, hasMore } = await suggestions(backend, OLA, `?page=${page}&pageSize=5`)
      paged.push(...items)
      expect(hasMore).toBe(page < 4)
    }
    expect(paged).toEqual(all.items)
    expect(await suggestions(backend, OLA, '?page=5&pageSize=5')).toEqual({
      items: [],
      hasMore: false,
    })
    expect(await suggestions(backend, OLA, '?page=2&pageSize=8')).toMatchObject({ hasMore: false })
  })

  test('never repeat a golfer while one follows those who are shown', async () => {
    const backend = await openWorld()
    const first = await suggestions(backend, OLA, '?pageSize=5')
    await follow(backend, OLA, first.items[0]?.userId ?? 0)
    const second = await suggestions(backend, OLA, '?page=2&pageSize=5')
    const shown = new Set(idsOf(first.items))
    expect(idsOf(second.items).some((id) => shown.has(id))).toBe(false)
    // An hour later the new friend's follows count.
    backend.clock.advance(3_600_000)
    const later = await suggestions(backend, OLA, '?pageSize=1')
    const friend = first.items[0]?.userId ?? 0
    expect(backend.db.follows.where('followerId', friend)).toContainEqual(
      expect.objectContaining({ followedId: later.items[0]?.userId }),
    )
  })

  test.each([
    ['?page=0', 'page must be 1 or more.'],
    ['?page=one', 'page must be a whole number.'],
    ['?pageSize=0', 'pageSize must be from 1 to 100.'],
    ['?pageSize=101', 'pageSize must be from 1 to 100.'],
    ['?pageSize=', 'pageSize must be a whole number.'],
  ])('%s is 400', async (query, message) => {
    const sent = { as: NORA, isInvalid: true }
    const { status, json } = await call(await openWorld(), 'GET', PATH + query, sent)
    expect([status, json]).toEqual([400, { message, status: 400 }])
  })
})

needsToken(PATH)
