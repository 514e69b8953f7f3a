import { expect, test } from 'vitest'
import { NORA, OLA, openWorld } from '../../testing'
import { idsOf, listOf } from './follow.fixture'
import { needsToken } from './lists.fixture'

test('listFollowers: has followers by name, and whether one follows back, but no pending requests', async () => {
  const backend = await openWorld()
  const entries = await listOf(backend, NORA, 'followers')
  expect(idsOf(entries)).toEqual([8, 4, 10, 9, 2, 3, 12])
  expect(entries.every(({ status }) => status === 'Approved')).toBe(true)
  expect(entries.filter((entry) => !entry.isFollowedByCurrentUser)).toMatchObject([
    { fullName: 'Ruth Adeyemi' },
  ])
  expect(await listOf(backend, OLA, 'followers')).toEqual([])
})

needsToken('/api/follow/followers')
