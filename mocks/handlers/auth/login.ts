import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { authSession } from '../../serializers/auth-session'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

/** The same message for an unknown email and a wrong password, so that it does not reveal who has an account. */
const REFUSED = 'Unknown email or password.'

export const login = (backend: Backend) =>
  http.post('/api/auth/login', ({ request, response }) =>
    handleAnyone(backend, 'login', request, async (call) => {
      const { users, credentials } = backend.db
      const body = call.json()
      const email = textOf(body, 'email')
      const password = textOf(body, 'password')
      const [user] = users.where('email', email.toLowerCase())
      if (!user || credentials.get(user.id)?.password !== password) throw new Problem(401, REFUSED)
      if (!user.isEmailVerified) throw new Problem(403, 'Your email address is not verified.')
      return response(200).json(authSession(user, await backend.tokens.issue(user.id)))
    }),
  )
