import type { Backend } from '../../backend/backend'
import { viewpointOf } from '../../db/viewpoint'
import { followEntry } from '../../serializers/follow-entry'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { people } from './people'

/** Lists followers by name; pending requests are not among them. */
export const listFollowers = (backend: Backend) =>
  http.get('/api/follow/followers', ({ request, response }) =>
    handleSignedIn(backend, 'listFollowers', request, ({ viewer }) => {
      const { db } = backend
      const viewpoint = viewpointOf(db, viewer)
      const rows = db.follows
        .where('followedId', viewer.id)
        .filter(({ status }) => status === 'Approved')
      const entries = people(db, rows, 'followerId').map(({ golfer, status }) =>
        followEntry(golfer, status, viewpoint),
      )
      return response(200).json(entries)
    }),
  )
