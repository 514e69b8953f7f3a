import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { isoMoment } from '../../backend/clock'
import type { Db } from '../../db/db'
import type { GroupMemberRow } from '../../db/group-members'
import { Problem } from '../../lib/problem'
import { fullName, pictureUrl, shownIndex } from '../../serializers/golfer'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'

/** Lists the owner first, then members in the order they joined. Any golfer may see them, even those of a group by invitation. */
export const listGroupMembers = (backend: Backend) =>
  http.get('/api/group/{groupId}/members', ({ request, param, response }) =>
    handleSignedIn(backend, 'listGroupMembers', request, () => {
      const { db } = backend
      const groupId = wholeNumber(param('groupId'), 'groupId')
      if (!db.groups.get(groupId)) throw new Problem(404, 'This group is no longer here.')
      const rows = db.groupMembers.where('groupId', groupId)
      const owners = rows.filter(({ role }) => role === 'Owner')
      const others = rows.filter(({ role }) => role !== 'Owner')
      return response(200).json([...owners, ...others].flatMap((row) => member(db, row)))
    }),
  )

/** The member's entry; empty if the golfer's account is gone. */
function member(
  db: Db,
  { userId, role, at }: GroupMemberRow,
): components['schemas']['GroupMember'][] {
  const golfer = db.users.get(userId)
  if (!golfer) return []
  return [
    {
      name: fullName(golfer),
      picture: pictureUrl(golfer),
      role,
      dateTime: isoMoment(at),
      city: golfer.city,
      state: golfer.state,
      handicap: shownIndex(golfer),
    },
  ]
}
