import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { authSession } from '../../serializers/auth-session'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

/** Works once per account, because the email alone opens a session here. */
export const completeRegistration = (backend: Backend) =>
  http.post('/api/auth/complete-registration', ({ request, response }) =>
    handleAnyone(backend, 'completeRegistration', request, async (call) => {
      const { db } = backend
      const email = textOf(call.json(), 'email').trim()
      const [user] = db.users.where('email', email.toLowerCase())
      if (!user) throw new Problem(404, 'No account was created with this email address.')
      if (!db.pendingRegistrations.remove(user.id)) {
        throw new Problem(409, 'This registration is complete already. Please log in.')
      }
      return response(200).json(authSession(user, await backend.tokens.issue(user.id)))
    }),
  )
