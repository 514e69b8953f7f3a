import type { Backend } from '../../backend/backend'
import type { Write } from '../../db/atomically'
import type { UserRow } from '../../db/users'
import { verificationLetter } from '../../mail/letters'
import { appAddress, newLink } from '../../mail/links'
import { sendMail } from '../../mail/mailbox'
import { idempotencyKey, onceByKey } from '../../backend/idempotency'
import type { Json } from '../../lib/json'
import { Problem } from '../../lib/problem'
import { accountFields, checkPassword, type AccountFields } from '../account-fields'
import { handleAnyone } from '../handle-operation'
import { textOf, textOrNull } from '../fields'
import { http } from '../http'
import { unclaimedPicture } from '../profile/stored-picture'

/** A refused account leaves nothing behind, not even its mail. */
export const createUser = (backend: Backend) => {
  const once = onceByKey<number>(backend, 'createUser')
  return http.post('/api/auth/create-user', ({ request, response }) =>
    handleAnyone(backend, 'createUser', request, async (call) => {
      const body = call.json()
      const key = idempotencyKey(body['idempotencyKey'])
      const userId = await once(textOf(body, 'email').toLowerCase(), key, () =>
        signUp(backend, body),
      )
      return response(200).json({
        success: true,
        message: 'Your account has been created.',
        userId,
      })
    }),
  )
}

/** Creates the account; returns the new golfer's id. */
async function signUp(backend: Backend, body: Json): Promise<number> {
  const password = textOf(body, 'password')
  const baseUrl = textOf(body, 'baseUrl')
  const pictureUrl = textOrNull(body, 'profilePicture')
  // At sign-up both 0 and null mean none.
  const fields = accountFields(body['ghinNumber'] === 0 ? { ...body, ghinNumber: null } : body)
  checkPassword(password)
  const origin = appAddress(baseUrl)
  const { id } = await backend.db.atomically(async (write) => {
    const user = await openAccount(backend, write, { fields, password, pictureUrl })
    const link = await newLink(backend, write, 'verify', user, origin)
    await sendMail(backend, write, verificationLetter(user, link))
    return user
  })
  return id
}

type NewAccount = { fields: AccountFields; password: string; pictureUrl: string | null }

async function openAccount(
  backend: Backend,
  write: Write,
  { fields, password, pictureUrl }: NewAccount,
): Promise<UserRow> {
  const { db, ids } = backend
  if (db.users.where('email', fields.email.toLowerCase()).length > 0) {
    throw new Problem(409, 'There is an account with this email address already.')
  }
  const picture = pictureUrl === null ? null : unclaimedPicture(backend, pictureUrl)
  const id = ids.next()
  const user = await write.insert(db.users, {
    id,
    ...fields,
    isPrivate: true,
    isEmailVerified: false,
    portrait: picture?.id ?? null,
    handicapIndex: null,
    lastNotifyAt: null,
  })
  if (picture) await write.change(db.pictures, picture.id, { userId: id })
  await write.insert(db.credentials, { id, password })
  await write.insert(db.pendingRegistrations, { id })
  return user
}
