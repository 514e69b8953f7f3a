import { describe, expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { itemsOf, topItem } from '../ghin/score-form.fixture'
import { recordHubEvents } from '../hub-events.fixture'
import { change, follow, listOf, statusOf } from './follow.fixture'

const SIMONE = 'simone@carter.example'

test('approveFollow: the requester sees all scores from now on, and both golfers are notified', async () => {
  const backend = await openWorld()
  expect(await itemsOf(backend, SIMONE, 'User:1')).toEqual([])
  const events = recordHubEvents(backend)
  const { status, json } = await change(backend, NORA, 'approve', 13)
  expect([status, json]).toEqual([200, { success: true, status: 'Approved' }])
  expect((await itemsOf(backend, SIMONE, 'User:1')).length).toBeGreaterThan(10)
  expect(events).toEqual([
    [1, 'ReceiveFollowRequestsUpdate', 1],
    [13, 'ReceiveLinxUpdate'],
  ])
  expect(await topItem(backend, NORA, 'Following')).toMatchObject({
    notificationType: 'NewFollower',
    name: 'Simone Carter',
  })
  expect(await topItem(backend, SIMONE, 'Following')).toMatchObject({
    notificationType: 'IFollowed',
  })
  expect(await listOf(backend, NORA, 'followers')).toContainEqual(
    expect.objectContaining({ userId: 13, status: 'Approved', isFollowedByCurrentUser: false }),
  )
})

describe('approveFollow: refused', () => {
  test.each([
    [15, 404, 'This golfer does not ask to follow you.'],
    [99, 404, 'This golfer does not ask to follow you.'],
    [2, 409, 'This golfer follows you already.'],
  ])('golfer %s', async (userId, status, message) => {
    const backend = await openWorld()
    const events = recordHubEvents(backend)
    const answered = await change(backend, NORA, 'approve', userId)
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
    expect(events).toEqual([])
  })

  test('a canceled request, and one of another golfer', async () => {
    const backend = await openWorld()
    expect((await change(backend, MARCUS, 'approve', 13)).status).toBe(404)
    expect(statusOf(backend, 13, 1)).toBe('Pending')
    await change(backend, SIMONE, 'unfollow', 1)
    expect((await change(backend, NORA, 'approve', 13)).status).toBe(404)
  })

  test('an id that is not a number is 400, a signed-out request 401', async () => {
    const backend = await openWorld()
    const sent = { as: NORA, isInvalid: true }
    expect((await call(backend, 'PUT', '/api/follow/approve/x', sent)).status).toBe(400)
    expect((await call(backend, 'PUT', '/api/follow/approve/13')).status).toBe(401)
  })
})

test('approveFollow: approved and then unfollowed, a golfer can ask again', async () => {
  const backend = await openWorld()
  await change(backend, NORA, 'approve', 13)
  await change(backend, SIMONE, 'unfollow', 1)
  expect((await follow(backend, SIMONE, 1)).json).toEqual({ success: true, status: 'Pending' })
})
