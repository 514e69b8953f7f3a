import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { requirePresent, textOrNull } from '../fields'
import { http } from '../http'

/** Ends the device's subscription if it is the golfer's, and records the golfer's 'Not Now'. */
export const declinePush = (backend: Backend) =>
  http.post('/api/pushnotification/decline', ({ request, response }) =>
    handleSignedIn(backend, 'declinePush', request, async ({ viewer, ...call }) => {
      const { db, ids, clock } = backend
      const body = call.json()
      requirePresent(body, 'endpoint')
      const endpoint = textOrNull(body, 'endpoint')
      await db.atomically(async (write) => {
        for (const row of db.pushSubscriptions.where('userId', viewer.id).slice()) {
          if (row.endpoint === endpoint) write.remove(db.pushSubscriptions, row.id)
        }
        const row = { id: ids.next(), userId: viewer.id, endpoint, at: clock.now() }
        await write.insert(db.pushDeclines, row)
      })
      return response(200).json({ success: true })
    }),
  )
