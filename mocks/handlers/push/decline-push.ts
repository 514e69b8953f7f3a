import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { answer } from '../answer'
import { textOrNull } from '../fields'
import { http } from '../http'

/** Ends the device's subscription if it is the golfer's, and remembers the answer. */
export const declinePush = (backend: Backend) =>
  http.post('/api/pushnotification/decline', ({ request, response }) =>
    answer(backend, 'declinePush', request, async ({ viewer, ...call }) => {
      const { db, ids, clock } = backend
      const body = call.json()
      if (body['endpoint'] === undefined) throw new Problem(400, 'endpoint is missing.')
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
