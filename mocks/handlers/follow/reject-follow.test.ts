import { describe, expect, test } from 'vitest'
import { call, MARCUS, NORA, openWorld } from '../../testing'
import { recordHubEvents } from '../hub-events.fixture'
import { change, follow, idsOf, listOf, statusOf } from './follow.fixture'

const SIMONE = 'simone@carter.example'

test('rejectFollow: removes the request, updates only the owner’s count, and it may be sent again', async () => {
  const backend = await openWorld()
  const events = recordHubEvents(backend)
  const { status, json } = await change(backend, NORA, 'reject', 13)
  expect([status, json]).toEqual([200, { success: true, status: 'None' }])
  expect(events).toEqual([[1, 'ReceiveFollowRequestsUpdate', 1]])
  expect(idsOf(await listOf(backend, NORA, 'requests'))).toEqual([14])
  expect(idsOf(await listOf(backend, SIMONE, 'following'))).toEqual([])
  expect((await follow(backend, SIMONE, 1)).json).toEqual({ success: true, status: 'Pending' })
})

describe('rejectFollow: refused', () => {
  test('when rejected already, 404; when approved already, 409, and the follower stays', async () => {
    const backend = await openWorld()
    await change(backend, NORA, 'reject', 13)
    const again = await change(backend, NORA, 'reject', 13)
    const message = 'This golfer does not ask to follow you.'
    expect([again.status, again.json]).toEqual([404, { message, status: 404 }])
    await change(backend, NORA, 'approve', 14)
    expect((await change(backend, NORA, 'reject', 14)).status).toBe(409)
    expect(statusOf(backend, 14, 1)).toBe('Approved')
  })

  test('a request to another golfer is 404, no number 400, a signed-out request 401', async () => {
    const backend = await openWorld()
    expect((await change(backend, MARCUS, 'reject', 13)).status).toBe(404)
    expect(statusOf(backend, 13, 1)).toBe('Pending')
    const sent = { as: NORA, isInvalid: true }
    expect((await call(backend, 'PUT', '/api/follow/reject/1.5', sent)).status).toBe(400)
    expect((await call(backend, 'PUT', '/api/follow/reject/13')).status).toBe(401)
  })
})
