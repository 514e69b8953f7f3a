import { expect, test } from 'vitest'
import { idsOf, listOf } from '../handlers/follow/follow.fixture'
import { page } from '../handlers/linx/feed.fixture'
import { call, NORA, openWorld } from '../testing'
import { privateClub } from './private-club'

test('nine golfers ask, newest first, and the count says so', async () => {
  const backend = await openWorld({}, privateClub)
  expect(idsOf(await listOf(backend, NORA, 'requests'))).toEqual([13, 12, 14, 15, 17, 6, 8, 7, 11])
  const count = await call(backend, 'GET', '/api/follow/requests/count', { as: NORA })
  expect(count.json).toEqual({ count: 9 })
})

test('three have not answered Nora yet, and show nothing of theirs', async () => {
  const backend = await openWorld({}, privateClub)
  const following = await listOf(backend, NORA, 'following')
  const pending = following.filter(({ status }) => status === 'Pending')
  expect(pending.map(({ fullName }) => fullName)).toEqual([
    'Keiko Mori',
    'Owen Fairley',
    'Priya Raman',
  ])
  for (const { userId } of pending) {
    expect((await page(backend, NORA, { view: `User:${userId}` })).items).toEqual([])
  }
  expect((await page(backend, NORA, { view: 'User:10' })).items.length).toBeGreaterThan(0)
})
