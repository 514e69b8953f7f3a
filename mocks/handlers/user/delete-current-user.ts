import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { notifyRequestCount } from '../follow/relations'
import { http } from '../http'
import { removeGolfer } from './remove-golfer'

/** Removes all of the golfer's data from the host; the association's records stay. */
export const deleteCurrentUser = (backend: Backend) =>
  http.delete('/api/user/current', ({ request, response }) =>
    handleSignedIn(backend, 'deleteCurrentUser', request, async ({ viewer }) => {
      const { db, hub } = backend
      const requestedFollows = db.follows
        .where('followerId', viewer.id)
        .filter(({ status }) => status === 'Pending')
        .map(({ followedId }) => followedId)
      await db.atomically((write) => removeGolfer(backend, write, viewer.id))
      hub.expel(viewer.id)
      for (const userId of requestedFollows) notifyRequestCount(backend, userId)
      return response(200).json({ success: true })
    }),
  )
