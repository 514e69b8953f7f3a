import type { Backend } from '../../backend/backend'
import type { Write } from '../../db/atomically'
import type { UserRow } from '../../db/users'
import { checkServiceIsUp, refusalOf } from '../../ghin/membership'
import { Problem } from '../../lib/problem'
import { ownUser } from '../../serializers/own-user'
import { accountFields } from '../account-fields'
import { handleSignedIn } from '../handle-operation'
import { flagOf, requirePresent } from '../fields'
import { enterFeed, requestsTo, notifyRequestCount } from '../follow/relations'
import { http } from '../http'

type Saved = Pick<
  UserRow,
  'firstName' | 'lastName' | 'email' | 'city' | 'state' | 'gender' | 'ghinNumber' | 'isPrivate'
>

/** Fields that may be null but must be present: a client that leaves one out must not erase the stored value. */
const NULLABLE = ['city', 'state', 'ghinNumber'] as const

/** Replaces all fields of the profile. Making the account public approves all pending requests. */
export const updateCurrentUser = (backend: Backend) =>
  http.put('/api/user/current', ({ request, response }) =>
    handleSignedIn(backend, 'updateCurrentUser', request, async (call) => {
      const { db, hub } = backend
      const body = call.json()
      for (const name of NULLABLE) requirePresent(body, name)
      const fields = { ...accountFields(body), isPrivate: flagOf(body, 'private') }
      const { saved, letIn } = await db.atomically((write) =>
        save(backend, write, call.viewer.id, fields),
      )
      if (letIn.length > 0) notifyRequestCount(backend, saved.id)
      for (const followerId of letIn) hub.send(followerId, 'ReceiveLinxUpdate')
      return response(200).json(ownUser(saved, null))
    }),
  )

async function save(
  backend: Backend,
  write: Write,
  userId: number,
  fields: Saved,
): Promise<{ saved: UserRow; letIn: number[] }> {
  const { db } = backend
  const before = db.users.get(userId)
  if (!before) throw new Problem(401, 'Your session is not valid. Please sign in again.')
  const others = db.users.where('email', fields.email.toLowerCase())
  if (others.some(({ id }) => id !== userId)) {
    throw new Problem(409, 'This email address belongs to another account.')
  }
  checkHandicapId(backend, before, fields)
  const saved = await write.change(db.users, userId, fields)
  return { saved, letIn: fields.isPrivate ? [] : await letInAll(backend, write, userId) }
}

/** Verifies the golfer with the association again if a field that it checks has changed. */
function checkHandicapId(backend: Backend, before: UserRow, fields: Saved): void {
  const { ghinNumber, lastName, gender } = fields
  const isSame =
    before.ghinNumber === ghinNumber && before.lastName === lastName && before.gender === gender
  if (ghinNumber === null || isSame) return
  checkServiceIsUp(backend)
  const refusal = refusalOf(backend.db, String(ghinNumber), lastName, gender)
  if (refusal !== null) throw new Problem(422, refusal)
}

/** Approves every waiting request; returns the requesters' ids. */
async function letInAll(backend: Backend, write: Write, userId: number): Promise<number[]> {
  const { db, clock } = backend
  const waiting = requestsTo(db, userId)
  const approved = { status: 'Approved' as const, at: clock.now() }
  for (const { id } of waiting) {
    await enterFeed(backend, write, await write.change(db.follows, id, approved))
  }
  return waiting.map(({ followerId }) => followerId)
}
