import { describe, expect, test } from 'vitest'
import { call, HAL, MARCUS, NORA, openWorld } from '../../testing'
import { itemsOf, topItem } from '../ghin/score-form.fixture'
import { recordHubEvents } from '../hub-events.fixture'
import { follow, idsOf, listOf, statusOf } from './follow.fixture'

describe('followGolfer: a public golfer', () => {
  test('is followed at once, sees it in the feed and gets a hub event', async () => {
    const backend = await openWorld()
    const events = recordHubEvents(backend)
    const { status, json } = await follow(backend, HAL, 6)
    expect([status, json]).toEqual([200, { success: true, status: 'Approved' }])
    expect(events).toEqual([[6, 'ReceiveLinxUpdate']])
    expect(await topItem(backend, 'tom@okafor.example', 'Following')).toMatchObject({
      notificationType: 'NewFollower',
      name: 'Hal Winters',
    })
    const items = await itemsOf(backend, HAL, 'Following')
    expect(items[0]).toMatchObject({ notificationType: 'IFollowed', name: 'Tom Okafor' })
    expect(items.some(({ userId, courseName }) => userId === 6 && courseName)).toBe(true)
  })
})

describe('followGolfer: a private golfer', () => {
  test('gets a request and the number of requests, and shows nothing to the follower yet', async () => {
    const backend = await openWorld()
    const before = backend.db.feed.count()
    const events = recordHubEvents(backend)
    const { status, json } = await follow(backend, 'bea@castellanos.example', 1)
    expect([status, json]).toEqual([200, { success: true, status: 'Pending' }])
    expect(events).toEqual([[1, 'ReceiveFollowRequestsUpdate', 3]])
    expect(backend.db.feed.count()).toBe(before)
    expect(await itemsOf(backend, 'bea@castellanos.example', 'User:1')).toEqual([])
    expect(idsOf(await listOf(backend, NORA, 'requests'))).toEqual([15, 13, 14])
  })
})

describe('followGolfer: refused', () => {
  test.each([
    [2, 409, 'You follow this golfer already.'],
    [16, 409, 'You have asked this golfer already.'],
    [1, 422, 'You cannot follow yourself.'],
    [99, 404, 'This golfer is no longer here.'],
  ])('golfer %s', async (userId, status, message) => {
    const backend = await openWorld()
    const before = [backend.db.follows.count(), backend.db.feed.count()]
    const events = recordHubEvents(backend)
    const answered = await follow(backend, NORA, userId)
    expect([answered.status, answered.json]).toEqual([status, { message, status }])
    expect([backend.db.follows.count(), backend.db.feed.count()]).toEqual(before)
    expect(events).toEqual([])
  })

  test('an id that is not a number is 400, a signed-out request 401', async () => {
    const backend = await openWorld()
    const sent = { as: NORA, isInvalid: true }
    expect((await call(backend, 'POST', '/api/follow/follow/tom', sent)).status).toBe(400)
    expect((await call(backend, 'POST', '/api/follow/follow/6')).status).toBe(401)
  })

  test('of two requests at once the second is 409', async () => {
    const backend = await openWorld()
    const answers = await Promise.all([follow(backend, MARCUS, 7), follow(backend, MARCUS, 7)])
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(statusOf(backend, 2, 7)).toBe('Approved')
  })
})
