import type { Backend } from '../../backend/backend'
import { itemKey } from '../../db/comments'
import { likeKey } from '../../db/likes'
import type { UserRow } from '../../db/users'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { itemNameOf, itemOf, notifyGolfersOf, type ItemName } from './item'

/** One Woohoo per golfer and item: a second one changes nothing, notifies no one, and is no error. */
export const sendWoohoo = (backend: Backend) =>
  http.post('/api/comments/woohoo', ({ request, response }) =>
    handleSignedIn(backend, 'sendWoohoo', request, async ({ viewer, json }) => {
      const name = itemNameOf(json())
      await cheer(backend, viewer, name)
      const item = itemKey(name.sourceTable, name.sourceId)
      const likeCount = backend.db.likes.where('item', item).length
      return response(200).json({ updatedItem: { likeCount } })
    }),
  )

/** Adds a Woohoo. Throws a Problem 404 for an item that is gone or that the golfer may not see. */
export async function cheer(backend: Backend, golfer: UserRow, name: ItemName): Promise<void> {
  const { db, ids, clock } = backend
  const cheered = await db.atomically(async (write) => {
    const item = itemOf(db, golfer, name)
    const own = likeKey(golfer.id, name.sourceTable, name.sourceId)
    if (db.likes.where('own', own).length > 0) return undefined
    const like = { id: ids.next(), userId: golfer.id, ...name, at: clock.now() }
    await write.insert(db.likes, like)
    return item
  })
  if (cheered) notifyGolfersOf(backend, cheered)
}
