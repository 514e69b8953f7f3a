import type { Backend } from '../../backend/backend'
import type { FollowRow } from '../../db/follows'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { enterFeed, relationOf, notifyRequestCount } from './relations'

/** Follows a public golfer at once or sends a private golfer a request, and notifies the golfer in both cases. */
export const followGolfer = (backend: Backend) =>
  http.post('/api/follow/follow/{userId}', ({ request, param, response }) =>
    handleSignedIn(backend, 'followGolfer', request, async ({ viewer }) => {
      const status = await follow(backend, viewer.id, wholeNumber(param('userId'), 'userId'))
      return response(200).json({ success: true, status })
    }),
  )

/** Throws a Problem 422 for oneself, 404 for an unknown golfer, 409 if already following or requested. */
export async function follow(
  backend: Backend,
  followerId: number,
  followedId: number,
): Promise<FollowRow['status']> {
  if (followedId === followerId) throw new Problem(422, 'You cannot follow yourself.')
  const { status } = await relate(backend, followerId, followedId)
  if (status === 'Pending') notifyRequestCount(backend, followedId)
  else backend.hub.send(followedId, 'ReceiveLinxUpdate')
  return status
}

const relate = (backend: Backend, followerId: number, followedId: number): Promise<FollowRow> => {
  const { db, ids, clock } = backend
  return db.atomically(async (write) => {
    const golfer = db.users.get(followedId)
    if (!golfer) throw new Problem(404, 'This golfer is no longer here.')
    const existing = relationOf(db, followerId, followedId)
    if (existing?.status === 'Approved') throw new Problem(409, 'You follow this golfer already.')
    if (existing) throw new Problem(409, 'You have asked this golfer already.')
    const status = golfer.isPrivate ? 'Pending' : 'Approved'
    const row: FollowRow = { id: ids.next(), followerId, followedId, status, at: clock.now() }
    await write.insert(db.follows, row)
    if (status === 'Approved') await enterFeed(backend, write, row)
    return row
  })
}
