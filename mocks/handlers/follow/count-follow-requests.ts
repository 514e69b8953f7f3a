import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { requestsTo } from './relations'

/** Returns the same number that the hub sends with ReceiveFollowRequestsUpdate. */
export const countFollowRequests = (backend: Backend) =>
  http.get('/api/follow/requests/count', ({ request, response }) =>
    handleSignedIn(backend, 'countFollowRequests', request, ({ viewer }) =>
      response(200).json({ count: requestsTo(backend.db, viewer.id).length }),
    ),
  )
