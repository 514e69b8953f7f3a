import type { Backend } from '../../backend/backend'
import { groupEntry } from '../../serializers/group'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { groupsOf } from './groups-of'

export const listMyGroups = (backend: Backend) =>
  http.get('/api/group/mygroups', ({ request, response }) =>
    handleSignedIn(backend, 'listMyGroups', request, ({ viewer }) => {
      const { db } = backend
      return response(200).json(groupsOf(db, viewer.id, true).map((row) => groupEntry(db, row)))
    }),
  )
