import type { Backend } from '../../backend/backend'
import { linkOf } from '../../mail/links'
import { authSession } from '../../serializers/auth-session'
import { checkPassword } from '../account-fields'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

/** A refused password does not use up the token; a new password ends all earlier sessions. */
export const resetPassword = (backend: Backend) =>
  http.post('/api/auth/reset-password', ({ request, response }) =>
    handleAnyone(backend, 'resetPassword', request, async (call) => {
      const { db } = backend
      const body = call.json()
      const token = textOf(body, 'token')
      const email = textOf(body, 'email')
      const password = textOf(body, 'newPassword')
      const golfer = await db.atomically(async (write) => {
        const { link, user } = linkOf(backend, 'reset', token, email)
        checkPassword(password)
        write.remove(db.mailLinks, link.id)
        await write.change(db.credentials, user.id, { password })
        const verified = await write.change(db.users, user.id, { isEmailVerified: true })
        for (const { id } of db.sessions.where('userId', user.id).slice()) {
          await write.change(db.sessions, id, { isRevoked: true })
        }
        return verified
      })
      backend.hub.expel(golfer.id)
      return response(200).json(authSession(golfer, await backend.tokens.issue(golfer.id)))
    }),
  )
