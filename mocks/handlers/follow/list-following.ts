import type { Backend } from '../../backend/backend'
import { viewpointOf } from '../../db/viewpoint'
import { followEntry } from '../../serializers/follow-entry'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { people } from './people'

/** Lists golfers by name; the golfer's own waiting requests are among them, as Pending. */
export const listFollowing = (backend: Backend) =>
  http.get('/api/follow/following', ({ request, response }) =>
    handleSignedIn(backend, 'listFollowing', request, ({ viewer }) => {
      const { db } = backend
      const viewpoint = viewpointOf(db, viewer)
      const rows = db.follows.where('followerId', viewer.id)
      const entries = people(db, rows, 'followedId').map(({ golfer, status }) =>
        followEntry(golfer, status, viewpoint),
      )
      return response(200).json(entries)
    }),
  )
