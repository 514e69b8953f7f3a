import type { Backend } from '../../backend'
import { itemKey } from '../../db/comments'
import { likeKey } from '../../db/likes'
import { answer } from '../answer'
import { http } from '../http'
import { itemNameOf, itemOf, tellGolfersOf } from './item'

/** One woohoo per golfer and item: a second one changes nothing, tells nobody, and is no mistake. */
export const sendWoohoo = (backend: Backend) =>
  http.post('/api/comments/woohoo', ({ request, response }) =>
    answer(backend, 'sendWoohoo', request, async ({ viewer, json }) => {
      const { db, ids, clock } = backend
      const name = itemNameOf(json())
      const { sourceTable, sourceId } = name
      const cheered = await db.atomically(async (write) => {
        const item = itemOf(db, viewer, name)
        const own = likeKey(viewer.id, sourceTable, sourceId)
        if (db.likes.where('own', own).length > 0) return undefined
        const like = { id: ids.next(), userId: viewer.id, ...name, at: clock.now() }
        await write.insert(db.likes, like)
        return item
      })
      if (cheered) tellGolfersOf(backend, cheered)
      const likeCount = db.likes.where('item', itemKey(sourceTable, sourceId)).length
      return response(200).json({ updatedItem: { likeCount } })
    }),
  )
