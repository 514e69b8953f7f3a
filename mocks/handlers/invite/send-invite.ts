import type { Backend } from '../../backend/backend'
import { invitationLetter } from '../../mail/letters'
import { sendMail } from '../../mail/mailbox'
import type { UserRow } from '../../db/users'
import { idempotencyKey, onceByKey } from '../../backend/idempotency'
import type { Json } from '../../lib/json'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { isEmail, textOf } from '../fields'
import { http } from '../http'

/** Mails one person. The response is the same for members, so that it does not reveal who is one. */
export const sendInvite = (backend: Backend) => {
  const once = onceByKey<string>(backend, 'sendInvite')
  return http.post('/api/invite', ({ request, response }) =>
    handleSignedIn(backend, 'sendInvite', request, async ({ viewer, ...call }) => {
      const body = call.json()
      const key = idempotencyKey(body['idempotencyKey'])
      const name = await once(viewer.id, key, () => invite(backend, viewer, body))
      return response(200).json({ success: true, message: `Invitation sent to ${name}.` })
    }),
  )
}

/** Sends the mail; returns the person's name. Throws a Problem 422 for what breaks a rule. */
async function invite(backend: Backend, viewer: UserRow, body: Json): Promise<string> {
  const firstName = textOf(body, 'FirstName').trim()
  const lastName = textOf(body, 'LastName').trim()
  const email = textOf(body, 'Email').trim()
  const message = textOf(body, 'Message')
  if (firstName === '') throw new Problem(422, 'Please enter a first name.')
  if (firstName.length > 100 || lastName.length > 100)
    throw new Problem(422, 'The name is too long.')
  if (!isEmail(email)) throw new Problem(422, 'Please enter a valid email address.')
  if (message.length > 2000) throw new Problem(422, 'The message is too long.')
  const letter = invitationLetter(viewer, { firstName, email, message })
  await backend.db.atomically((write) => sendMail(backend, write, letter))
  return `${firstName} ${lastName}`.trim()
}
