import { describe, expect, test } from 'vitest'
import { followPair } from '../../db/follows'
import { acceptCrash, call, HAL, MARCUS, NORA, openWorld } from '../../testing'
import { itemsOf } from '../ghin/score-form.fixture'
import { recordHubEvents } from '../hub-events.fixture'
import { change, follow, idsOf, listOf, statusOf } from './follow.fixture'

test('unfollowGolfer: ends a follow: scores and entries leave the feed, and no one is notified', async () => {
  const backend = await openWorld()
  const events = recordHubEvents(backend)
  const { status, json } = await change(backend, NORA, 'unfollow', 11)
  expect([status, json]).toEqual([200, { success: true, status: 'None' }])
  expect(events).toEqual([])
  expect(idsOf(await listOf(backend, NORA, 'following'))).not.toContain(11)
  const items = await itemsOf(backend, NORA, 'Following')
  expect(items.filter(({ userId }) => userId === 11)).toEqual([])
  for (const { kind, sourceId } of backend.db.feed.rows()) {
    if (kind === 'iFollowed' || kind === 'newFollower')
      expect(backend.db.follows.get(sourceId)).toBeDefined()
  }
})

test('unfollowGolfer: takes a waiting request back, which lowers the other’s count', async () => {
  const backend = await openWorld()
  const events = recordHubEvents(backend)
  expect((await change(backend, NORA, 'unfollow', 16)).json).toEqual({
    success: true,
    status: 'None',
  })
  expect(events).toEqual([[16, 'ReceiveFollowRequestsUpdate', 0]])
})

test('unfollowGolfer: leaves the other direction as it is', async () => {
  const backend = await openWorld()
  await change(backend, NORA, 'unfollow', 2)
  expect([statusOf(backend, 1, 2), statusOf(backend, 2, 1)]).toEqual(['None', 'Approved'])
})

describe('unfollowGolfer: refused', () => {
  test.each([
    [15, 'You do not follow this golfer.'],
    [1, 'You do not follow this golfer.'],
    [99, 'You do not follow this golfer.'],
  ])('golfer %s is 404', async (userId, message) => {
    const { status, json } = await change(await openWorld(), NORA, 'unfollow', userId)
    expect([status, json]).toEqual([404, { message, status: 404 }])
  })

  test('the second time is 404, no number 400, a signed-out request 401', async () => {
    const backend = await openWorld()
    await change(backend, MARCUS, 'unfollow', 6)
    expect((await change(backend, MARCUS, 'unfollow', 6)).status).toBe(404)
    const sent = { as: NORA, isInvalid: true }
    expect((await call(backend, 'PUT', '/api/follow/unfollow/all', sent)).status).toBe(400)
    expect((await call(backend, 'PUT', '/api/follow/unfollow/6')).status).toBe(401)
  })
})

test('unfollowGolfer: a failure in the middle leaves the follow and its entries as they were', async () => {
  const backend = await openWorld()
  const before = [...backend.db.feed.rows()]
  backend.db.follows.remove = () => {
    throw new RangeError('The disk is full.')
  }
  expect((await change(backend, NORA, 'unfollow', 11)).status).toBe(500)
  acceptCrash(backend)
  expect(backend.db.feed.rows()).toEqual(before)
  expect(statusOf(backend, 1, 11)).toBe('Approved')
})

test('unfollowGolfer: removes the comments about the follow: no unreachable rows remain (FAK-06)', async () => {
  const backend = await openWorld()
  const { db } = backend
  await follow(backend, HAL, 2)
  const [row] = db.follows.where('pair', followPair(4, 2))
  const item = { SourceTable: 'follows', SourceId: row?.id }
  const body = { ...item, CommentText: 'Welcome' }
  expect((await call(backend, 'POST', '/api/comments', { as: HAL, body })).status).toBe(200)
  const cheer = { as: MARCUS, body: item }
  expect((await call(backend, 'POST', '/api/comments/woohoo', cheer)).status).toBe(200)
  await change(backend, HAL, 'unfollow', 2)
  const ofFollow = ({ sourceTable, sourceId }: { sourceTable: string; sourceId: number }) =>
    sourceTable === 'follows' && sourceId === row?.id
  expect(db.comments.rows().filter(ofFollow)).toEqual([])
  expect(db.likes.rows().filter(ofFollow)).toEqual([])
})
