import type { Backend } from '../../backend/backend'
import { viewpointOf } from '../../db/viewpoint'
import { followEntry } from '../../serializers/follow-entry'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { requestsTo } from './relations'

/** Lists the newest request first. */
export const listFollowRequests = (backend: Backend) =>
  http.get('/api/follow/requests', ({ request, response }) =>
    handleSignedIn(backend, 'listFollowRequests', request, ({ viewer }) => {
      const { db } = backend
      const viewpoint = viewpointOf(db, viewer)
      const entries = requestsTo(db, viewer.id)
        .toReversed()
        .flatMap(({ followerId, status }) => {
          const golfer = db.users.get(followerId)
          return golfer ? followEntry(golfer, status, viewpoint) : []
        })
      return response(200).json(entries)
    }),
  )
