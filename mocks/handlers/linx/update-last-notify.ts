import type { Backend } from '../../backend/backend'
import { isoMoment } from '../../backend/clock'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'

export const updateLastNotify = (backend: Backend) =>
  http.post('/api/linx/update-us_last_notify', ({ request, response }) =>
    handleSignedIn(backend, 'updateLastNotify', request, async ({ viewer }) => {
      const lastNotifyAt = backend.clock.now()
      await backend.db.users.change(viewer.id, { lastNotifyAt })
      return response(200).json({ timestamp: isoMoment(lastNotifyAt) })
    }),
  )
