import { expect, test, vi } from 'vitest'
import { clearResponses } from '~/platform/db/key-value-store'
import { createMemoryStore } from '~/platform/db/key-value-store'
import { session } from '~/session/session'
import { aUser } from '~/testing/builders'
import { cachedResponses, createResponseCache, forOwnGolfer } from './database'

test('a response belongs to one golfer only, and all of them are removed at the end of a session (R10)', async () => {
  await cachedResponses.put(1, 'linx/Following', { items: [] })
  expect(await cachedResponses.get(1, 'linx/Following')).toMatchObject({ json: { items: [] } })
  expect(await cachedResponses.get(2, 'linx/Following')).toBeUndefined()
  await cachedResponses.put(2, 'linx/Following', {})
  await clearResponses()
  expect(await cachedResponses.get(1, 'linx/Following')).toBeUndefined()
  expect(await cachedResponses.get(2, 'linx/Following')).toBeUndefined()
})

test('a cached response is found only for the golfer who was signed in when it was stored (R10)', async () => {
  const cache = createResponseCache(createMemoryStore())
  const start = vi.spyOn(session, 'start')
  const state = vi.spyOn(session, 'state')
  const signIn = (userId: number) => {
    const signedIn = { status: 'signed-in', user: aUser({ us_id: userId }) } as const
    start.mockResolvedValue(signedIn)
    state.mockReturnValue(signedIn)
  }
  const own = forOwnGolfer(cache)
  signIn(2)
  await own.put('linx/My Linx', ['second'])
  expect(await cache.get(1, 'linx/My Linx')).toBeUndefined()
  expect(await own.get('linx/My Linx')).toMatchObject({ json: ['second'] })
  signIn(1)
  expect(await own.get('linx/My Linx')).toBeUndefined()
  vi.restoreAllMocks()
})

test('a change of a cached response is applied to what is stored at that moment', async () => {
  const cache = createResponseCache(createMemoryStore())
  const add = (one: number) =>
    cache.update(1, 'seen', (stored) => [...(Array.isArray(stored?.json) ? stored.json : []), one])
  await Promise.all([add(1), add(2)])
  expect(await cache.get(1, 'seen')).toMatchObject({ json: [1, 2] })
  await cache.update(1, 'seen', () => undefined)
  expect(await cache.get(1, 'seen')).toMatchObject({ json: [1, 2] })
})

test('a cached response that an installed app has stored is read', async () => {
  const store = createMemoryStore()
  await store.update('1/7/linx/My Linx', () => ({ at: 1_781_300_000_000, json: { items: [] } }))
  expect(await createResponseCache(store).get(7, 'linx/My Linx')).toEqual({
    at: 1_781_300_000_000,
    json: { items: [] },
  })
})

test.each([null, 7, 'text', [], { at: 'soon', json: 1 }, { at: 1 }])(
  'a broken cached response such as %j is ignored',
  async (entry) => {
    const store = createMemoryStore()
    await store.update('1/1/linx/Following', () => entry)
    expect(await createResponseCache(store).get(1, 'linx/Following')).toBeUndefined()
  },
)

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['nested 100,000 deep', nested(100_000)],
  ['of 600,000 characters', ['x'.repeat(600_000)]],
  ['that is none', undefined],
])('HST-13 a response %s leaves the cached one unchanged', async (_what, json) => {
  const answers = createResponseCache(createMemoryStore())
  await answers.put(1, 'linx/Following', [1])
  await answers.put(1, 'linx/Following', json)
  expect(await answers.get(1, 'linx/Following')).toMatchObject({ json: [1] })
})
