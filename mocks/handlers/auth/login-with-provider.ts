import type { Backend } from '../../backend/backend'
import { readIdToken } from '../../identity/id-token'
import { issuerAt } from '../../identity/issuer'
import { Problem } from '../../lib/problem'
import { providerSession } from '../../serializers/auth-session'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

/** Finds the golfer by the email address that the provider has verified; creates no account. */
export const loginWithProvider = (backend: Backend) =>
  http.post('/api/auth/external-login', ({ request, response }) =>
    handleAnyone(backend, 'loginWithProvider', request, async (call) => {
      const body = call.json()
      const idToken = textOf(body, 'idToken')
      if (textOf(body, 'accessToken') === '') throw new Problem(400, 'accessToken is missing.')
      const claims = await readIdToken(idToken, {
        issuer: issuerAt(request.url),
        now: backend.clock.now(),
      })
      if (!claims) throw new Problem(401, 'The sign-in was not accepted. Please try again.')
      if (!claims.isEmailVerified) throw new Problem(403, 'Your email address is not verified.')
      const [user] = backend.db.users.where('email', claims.email.toLowerCase())
      if (!user) throw new Problem(404, 'There is no account with this email address.')
      const issued = await backend.tokens.issue(user.id)
      return response(200).json(providerSession(user, issued))
    }),
  )
