import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { authSession } from '../../serializers/auth-session'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

export const refreshToken = (backend: Backend) =>
  http.post('/api/auth/refresh-token', ({ request, response }) =>
    handleAnyone(backend, 'refreshToken', request, async (call) => {
      const issued = await backend.tokens.refresh(textOf(call.json(), 'refreshToken'))
      const user = backend.db.users.get(issued.userId)
      if (!user) throw new Problem(401, 'Your session is not valid. Please sign in again.')
      return response(200).json(authSession(user, issued))
    }),
  )
