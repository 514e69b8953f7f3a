import { expect, test } from 'vitest'
import { MARCUS, NORA, openWorld } from '../../testing'
import { idsOf, listOf } from './follow.fixture'
import { needsToken } from './lists.fixture'

test('listFollowRequests: has one’s own requests only, newest first', async () => {
  const backend = await openWorld()
  const entries = await listOf(backend, NORA, 'requests')
  expect(entries).toMatchObject([
    { userId: 13, fullName: 'Simone Carter', status: 'Pending', location: 'Denver, CO' },
    { userId: 14, fullName: 'Grant Lindqvist', status: 'Pending', pictureUrl: null },
  ])
  expect(idsOf(await listOf(backend, MARCUS, 'requests'))).toEqual([])
})

needsToken('/api/follow/requests')
