import type { Backend } from '../../backend/backend'
import { groupEntry } from '../../serializers/group'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { groupsOf } from './groups-of'

/** Includes groups by invitation, because a golfer may ask for one. */
export const listAvailableGroups = (backend: Backend) =>
  http.get('/api/group/available', ({ request, response }) =>
    handleSignedIn(backend, 'listAvailableGroups', request, ({ viewer }) => {
      const { db } = backend
      return response(200).json(groupsOf(db, viewer.id, false).map((row) => groupEntry(db, row)))
    }),
  )
