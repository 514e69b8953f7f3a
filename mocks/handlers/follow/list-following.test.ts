import { expect, test } from 'vitest'
import { HAL, NORA, OLA, openWorld } from '../../testing'
import { idsOf, listOf } from './follow.fixture'
import { needsToken } from './lists.fixture'

test('listFollowing: has whom one follows, by name, with what a row shows', async () => {
  const entries = await listOf(await openWorld(), NORA, 'following')
  expect(entries.map(({ fullName }) => fullName)).toEqual([
    'Dana Whitfield',
    'Hal Winters',
    'Ingrid Solberg',
    'Keiko Mori',
    'Luis Herrera',
    'Marcus Bell',
    'Owen Fairley',
    'Priya Raman',
    'Tom Okafor',
    'Walt Brannigan',
  ])
  expect(entries[1]).toEqual({
    userId: 4,
    fullName: 'Hal Winters',
    pictureUrl: null,
    location: 'Louisville, CO',
    handicap: 'NH',
    status: 'Approved',
    isFollowedByCurrentUser: true,
  })
})

test('listFollowing: has one’s own requests that wait, as Pending and not followed', async () => {
  const entries = await listOf(await openWorld(), NORA, 'following')
  expect(entries.filter(({ status }) => status !== 'Approved')).toMatchObject([
    { userId: 16, status: 'Pending', isFollowedByCurrentUser: false },
  ])
})

test('listFollowing: each golfer has a list of their own', async () => {
  const backend = await openWorld()
  expect(idsOf(await listOf(backend, HAL, 'following'))).toEqual([2, 1, 11])
  expect(await listOf(backend, OLA, 'following')).toEqual([])
})

needsToken('/api/follow/following')
