import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'

/** Gives the same response for an unknown endpoint and for another golfer's. */
export const checkPushSubscription = (backend: Backend) =>
  http.get('/api/pushnotification/check-subscription', ({ request, query, response }) =>
    handleSignedIn(backend, 'checkPushSubscription', request, ({ viewer }) => {
      const endpoint = query.get('endpoint')
      if (!endpoint) throw new Problem(400, 'endpoint is missing.')
      const [row] = backend.db.pushSubscriptions.where('endpoint', endpoint)
      return response(200).json({ hasActiveSubscription: row?.userId === viewer.id })
    }),
  )
