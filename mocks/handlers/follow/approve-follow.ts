import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { enterFeed, notifyRequestCount } from './relations'
import { waitingRequest } from './waiting-request'

/** Lets a requester see the golfer's scores, including earlier ones. */
export const approveFollow = (backend: Backend) =>
  http.put('/api/follow/approve/{userId}', ({ request, param, response }) =>
    handleSignedIn(backend, 'approveFollow', request, async ({ viewer }) => {
      await approve(backend, viewer.id, wholeNumber(param('userId'), 'userId'))
      return response(200).json({ success: true, status: 'Approved' })
    }),
  )

/** Approves a request and notifies the requester; throws like `waitingRequest`. */
export async function approve(backend: Backend, ownId: number, followerId: number): Promise<void> {
  const { db, hub, clock } = backend
  await db.atomically(async (write) => {
    const row = waitingRequest(db, followerId, ownId)
    const approved = { status: 'Approved' as const, at: clock.now() }
    await enterFeed(backend, write, await write.change(db.follows, row.id, approved))
  })
  notifyRequestCount(backend, ownId)
  hub.send(followerId, 'ReceiveLinxUpdate')
}
