import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { endFollow, notifyRequestCount } from './relations'
import { waitingRequest } from './waiting-request'

/** The requester is not notified, and may request again. */
export const rejectFollow = (backend: Backend) =>
  http.put('/api/follow/reject/{userId}', ({ request, param, response }) =>
    handleSignedIn(backend, 'rejectFollow', request, async ({ viewer }) => {
      const { db } = backend
      const userId = wholeNumber(param('userId'), 'userId')
      await db.atomically(async (write) =>
        endFollow(db, write, waitingRequest(db, userId, viewer.id)),
      )
      notifyRequestCount(backend, viewer.id)
      return response(200).json({ success: true, status: 'None' })
    }),
  )
