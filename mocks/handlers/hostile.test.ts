import { beforeAll, expect, test } from 'vitest'
import type { Backend } from '../backend/backend'
import { accounts } from '../contract/coverage/accounts.fixture'
import { golf } from '../contract/coverage/golf.fixture'
import { people } from '../contract/coverage/people.fixture'
import type { Recipe } from '../contract/coverage/recipe.fixture'
import { call, NORA, openWorld } from '../testing'
import { hostileValue } from './hostile'

const good = Object.entries({ ...accounts, ...golf, ...people }).flatMap(([id, { 200: recipe }]) =>
  recipe && id !== 'getScoreMedia' ? [[id, recipe] as const] : [],
)

const hostileWorld = async () => {
  const backend = await openWorld()
  backend.faults.set('*', { hostile: true })
  return backend
}

/** Shared by the operations that change nothing. */
let sharedWorld: Backend
beforeAll(async () => {
  sharedWorld = await hostileWorld()
})

test.each<readonly [string, Recipe]>(good)(
  'every text of %s comes hostile, and the answer still keeps the contract (SEC-01)',
  async (id, recipe) => {
    const backend = /^(get|list|search|count)/.test(id) ? sharedWorld : await hostileWorld()
    expect((await recipe(backend)).status).toBe(200)
    expect(backend.contract.violations).toEqual([])
  },
)

test('an error message is hostile, too', async () => {
  const backend = await openWorld()
  backend.faults.set('followGolfer', { hostile: true })
  const { status, json } = await call(backend, 'POST', '/api/follow/follow/2', { as: NORA })
  expect([status, json.status]).toEqual([409, 409])
  expect(json.message).not.toMatch(/^[A-Z][a-z]/)
})

test('what the app acts upon stays: tokens, kinds, moments, numbers; pictures become addresses of strangers', () => {
  const unchanged = {
    accessToken: 'a',
    sourceTable: 'golf_scores',
    activityDate: '2026-06-13T21:30:00Z',
  }
  expect(hostileValue({ ...unchanged, scoreTotal: 79, hasMore: true, front9: null })).toEqual({
    ...unchanged,
    scoreTotal: 79,
    hasMore: true,
    front9: null,
  })
  const text = JSON.stringify(hostileValue({ name: 'Marcus', imageUrls: ['/api/media/1.jpg'] }))
  expect(text).toContain('Marcus')
  expect(text).not.toContain('/api/media')
})
