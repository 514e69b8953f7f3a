import type { Backend } from '../../backend/backend'
import { itemKey } from '../../db/comments'
import type { UserRow } from '../../db/users'
import { idempotencyKey, onceByKey } from '../../backend/idempotency'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'
import { itemNameOf, itemOf, notifyGolfersOf, type ItemName } from './item'

const MAX_LENGTH = 500
/** A character that is neither whitespace nor a control or formatting character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

/** Adds a comment exactly as written. Sent twice, it is added twice, unless both requests have the same idempotency key. */
export const addComment = (backend: Backend) => {
  const once = onceByKey<number>(backend, 'addComment')
  return http.post('/api/comments', ({ request, response }) =>
    handleSignedIn(backend, 'addComment', request, async ({ viewer, json }) => {
      const body = json()
      const key = idempotencyKey(body['idempotencyKey'])
      const commentCount = await once(viewer.id, key, async () => {
        const name = itemNameOf(body)
        await comment(backend, viewer, name, textOf(body, 'CommentText'))
        const item = itemKey(name.sourceTable, name.sourceId)
        return backend.db.comments.where('item', item).length
      })
      return response(200).json({ updatedItem: { commentCount } })
    }),
  )
}

/** Adds a comment. Throws a Problem 422 for an invisible or too long text, 404 for an item that the golfer may not see. */
export async function comment(
  backend: Backend,
  golfer: UserRow,
  name: ItemName,
  text: string,
): Promise<void> {
  const { db, ids, clock } = backend
  if (!VISIBLE.test(text)) throw new Problem(422, 'Please write something first.')
  if (text.length > MAX_LENGTH) {
    throw new Problem(422, `A comment has at most ${MAX_LENGTH} characters.`)
  }
  const row = await db.atomically(async (write) => {
    const item = itemOf(db, golfer, name)
    await write.insert(db.comments, {
      id: ids.next(),
      userId: golfer.id,
      ...name,
      text,
      at: clock.now(),
    })
    return item
  })
  notifyGolfersOf(backend, row)
}
