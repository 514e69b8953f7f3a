import type { Backend } from '../../backend/backend'
import { resetLetter } from '../../mail/letters'
import { appAddress, newLink } from '../../mail/links'
import { sendMail } from '../../mail/mailbox'
import { Problem } from '../../lib/problem'
import { handleAnyone } from '../handle-operation'
import { isEmail, textOf } from '../fields'
import { http } from '../http'

/** The same response for every address, so that it does not reveal who has an account. */
const SENT = 'If your email address is registered, you will receive a password reset link shortly.'

export const requestPasswordReset = (backend: Backend) =>
  http.post('/api/auth/forgot-password', ({ request, response }) =>
    handleAnyone(backend, 'requestPasswordReset', request, async (call) => {
      const { db } = backend
      const body = call.json()
      const email = textOf(body, 'email').trim()
      const baseUrl = textOf(body, 'baseUrl')
      if (!isEmail(email)) throw new Problem(400, 'email is not an email address.')
      const origin = appAddress(baseUrl)
      await db.atomically(async (write) => {
        const [user] = db.users.where('email', email.toLowerCase())
        if (!user) return
        const link = await newLink(backend, write, 'reset', user, origin)
        await sendMail(backend, write, resetLetter(user, link))
      })
      return response(200).json({ success: true, message: SENT })
    }),
  )
