import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { endFollow, relationOf, notifyRequestCount } from './relations'

/** Ends a follow without notifying the other golfer; a canceled request lowers their count. */
export const unfollowGolfer = (backend: Backend) =>
  http.put('/api/follow/unfollow/{userId}', ({ request, param, response }) =>
    handleSignedIn(backend, 'unfollowGolfer', request, async ({ viewer }) => {
      const { db } = backend
      const userId = wholeNumber(param('userId'), 'userId')
      const { status } = await db.atomically(async (write) => {
        const row = relationOf(db, viewer.id, userId)
        if (!row) throw new Problem(404, 'You do not follow this golfer.')
        endFollow(db, write, row)
        return row
      })
      if (status === 'Pending') notifyRequestCount(backend, userId)
      return response(200).json({ success: true, status: 'None' })
    }),
  )
