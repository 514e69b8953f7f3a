import type { Backend } from '../../backend/backend'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'
import { emailInQuery } from './email-query'

/** True for an unknown address, so that the response does not reveal who has an account. */
export const checkEmailVerification = (backend: Backend) =>
  http.get('/api/auth/debug/check-verification', ({ request, query, response }) =>
    handleAnyone(backend, 'checkEmailVerification', request, () => {
      const email = emailInQuery(query.get('email'))
      const [user] = backend.db.users.where('email', email.toLowerCase())
      return response(200).json({ data: { isEmailVerified: user?.isEmailVerified ?? true } })
    }),
  )
