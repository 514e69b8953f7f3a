import { expect, test, vi } from 'vitest'
import { acceptCrash, call, HAL, MARCUS, NORA, openWorld } from '../../testing'
import { pictureForm, png } from '../profile/picture.fixture'

const CURRENT = '/api/user/current'

test('deleteCurrentUser: nothing of the golfer is left in any table, and the others are still there', async () => {
  const backend = await openWorld()
  const { db } = backend
  const users = db.users.count()
  await call(backend, 'POST', '/api/profile/picture', { as: MARCUS, body: pictureForm(png(9, 9)) })
  expect(db.scores.where('userId', 2).length).toBeGreaterThan(0)
  const { status, json } = await call(backend, 'DELETE', CURRENT, { as: MARCUS })
  expect([status, json]).toEqual([200, { success: true }])

  expect(db.users.count()).toBe(users - 1)
  const owners = ['userId', 'followerId', 'followedId', 'partnerId', 'toUserId']
  for (const table of Object.values(db.tables)) {
    const left = table
      .rows()
      .filter((row) =>
        Object.entries(row).some(([key, value]) => owners.includes(key) && value === 2),
      )
    expect(left, table.name).toEqual([])
  }
  expect(db.credentials.get(2)).toBeUndefined()
  expect(db.feed.where('golferId', 2)).toEqual([])
  // No remaining row refers to a removed one.
  for (const { kind, golferIds, id, sourceId } of db.feed.rows()) {
    if (kind === 'score') expect(db.scores.get(sourceId), `score ${sourceId}`).toBeDefined()
    if (kind === 'round') expect(db.scores.where('roundId', id)).toHaveLength(golferIds.length)
  }
})

test('deleteCurrentUser: the feeds of the others still answer, and without the golfer', async () => {
  const backend = await openWorld()
  await call(backend, 'DELETE', CURRENT, { as: MARCUS })
  const { status, json } = await call(backend, 'GET', '/api/linx?view=Following&pageSize=100', {
    as: NORA,
  })
  expect(status).toBe(200)
  expect(JSON.stringify(json)).not.toContain('Marcus Bell')
})

test('deleteCurrentUser: a golfer who had a follow request from the deleted account is notified that it is gone', async () => {
  const backend = await openWorld()
  const { db } = backend
  for (const { id } of db.follows.where('pair', '2>3').slice()) db.follows.remove(id)
  await call(backend, 'POST', '/api/follow/follow/3', { as: MARCUS })
  const waiting = db.follows.where('followedId', 3).filter(({ status }) => status === 'Pending')
  const send = vi.spyOn(backend.hub, 'send')
  await call(backend, 'DELETE', CURRENT, { as: MARCUS })
  const event = 'ReceiveFollowRequestsUpdate'
  expect(send).toHaveBeenCalledExactlyOnceWith(3, event, waiting.length - 1)
})

test('deleteCurrentUser: every session ends, and the email is free again', async () => {
  const backend = await openWorld()
  const { accessToken, refreshToken } = await backend.signIn(MARCUS)
  await call(backend, 'DELETE', CURRENT, { as: MARCUS })
  const headers = { Authorization: `Bearer ${accessToken}` }
  expect((await call(backend, 'GET', CURRENT, { headers })).status).toBe(401)
  await expect(backend.tokens.refresh(refreshToken)).rejects.toMatchObject({ status: 401 })
  expect(backend.db.users.where('email', MARCUS)).toEqual([])
})

test('deleteCurrentUser: the association keeps what it recorded', async () => {
  const backend = await openWorld()
  await call(backend, 'DELETE', CURRENT, { as: MARCUS })
  const body = { hdcpId: '1034811', lastName: 'Bell', gender: 'M' }
  const validated = await call(backend, 'POST', '/api/Ghin/ValidateGolferData', { body })
  expect(validated.json).toEqual({ isValid: true, errorMessage: null })
})

test('deleteCurrentUser: a deletion that fails at its last row leaves everything', async () => {
  const backend = await openWorld()
  const before = backend.snapshot().rows
  backend.db.users.remove = () => {
    throw new RangeError('The disk is full.')
  }
  expect((await call(backend, 'DELETE', CURRENT, { as: MARCUS })).status).toBe(500)
  acceptCrash(backend)
  expect({ ...backend.snapshot().rows, sessions: [] }).toEqual({ ...before, sessions: [] })
})

test('deleteCurrentUser: what others said about a follow of the golfer goes with it (FAK-06)', async () => {
  const backend = await openWorld()
  const { db } = backend
  await call(backend, 'POST', '/api/follow/follow/2', { as: HAL })
  const [follow] = db.follows.where('pair', '4>2')
  const item = { SourceTable: 'follows', SourceId: follow?.id }
  const body = { ...item, CommentText: 'Hello' }
  expect((await call(backend, 'POST', '/api/comments', { as: HAL, body })).status).toBe(200)
  expect(
    (await call(backend, 'POST', '/api/comments/woohoo', { as: HAL, body: item })).status,
  ).toBe(200)
  await call(backend, 'DELETE', CURRENT, { as: MARCUS })
  for (const table of [db.comments, db.likes]) {
    const left = table.rows().filter((row) => row.sourceId === follow?.id)
    expect(left, table.name).toEqual([])
  }
})
