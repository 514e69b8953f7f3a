import type { Backend } from '../../backend/backend'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'
import { emailInQuery } from './email-query'

/** Gives the same response whether or not there is such an account. */
export const forceEmailVerification = (backend: Backend) =>
  http.post('/api/auth/debug/force-verify', ({ request, query, response }) =>
    handleAnyone(backend, 'forceEmailVerification', request, async () => {
      const { users } = backend.db
      const [user] = users.where('email', emailInQuery(query.get('email')).toLowerCase())
      if (user && !user.isEmailVerified) await users.change(user.id, { isEmailVerified: true })
      return response(200).json({ success: true, message: 'The email address is verified.' })
    }),
  )
