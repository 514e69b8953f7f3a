import type { Backend } from '../../backend/backend'
import { ownUser } from '../../serializers/own-user'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'

/** With the header New-Session, whatever its value, the record includes a new session id. */
export const getCurrentUser = (backend: Backend) =>
  http.get('/api/user/current', ({ request, response }) =>
    handleSignedIn(backend, 'getCurrentUser', request, async ({ headers, viewer, sessionId }) => {
      if (!headers.has('New-Session')) return response(200).json(ownUser(viewer, null))
      const sessionKey = `s-${backend.ids.next()}`
      const { sessions } = backend.db
      // After a reset the session of a golfer who was signed in before is not in the database.
      if (sessions.get(sessionId)?.userId === viewer.id)
        await sessions.change(sessionId, { sessionKey })
      return response(200).json(ownUser(viewer, sessionKey))
    }),
  )
