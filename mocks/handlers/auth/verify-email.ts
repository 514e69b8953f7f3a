import type { Backend } from '../../backend/backend'
import { linkOf } from '../../mail/links'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

/** Verifies with the token of a mailed link. A used link stays valid, because people open links twice. */
export const verifyEmail = (backend: Backend) =>
  http.post('/api/auth/verify-email', ({ request, response }) =>
    handleAnyone(backend, 'verifyEmail', request, async (call) => {
      const { db } = backend
      const body = call.json()
      const token = textOf(body, 'token')
      const email = textOf(body, 'email')
      await db.atomically(async (write) => {
        const { link, user } = linkOf(backend, 'verify', token, email)
        await write.change(db.mailLinks, link.id, { isUsed: true })
        await write.change(db.users, user.id, { isEmailVerified: true })
      })
      return response(200).json({ success: true, message: 'Your email address is verified.' })
    }),
  )
