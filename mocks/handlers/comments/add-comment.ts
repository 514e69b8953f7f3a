import type { Backend } from '../../backend'
import { itemKey } from '../../db/comments'
import { Problem } from '../../problem'
import { answer } from '../answer'
import { textOf } from '../fields'
import { http } from '../http'
import { itemNameOf, itemOf, tellGolfersOf } from './item'

const LONGEST = 500
/** Anything that is neither a blank nor a control or formatting character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

/** Adds a comment as it was written. Sent twice, it is there twice. */
export const addComment = (backend: Backend) =>
  http.post('/api/comments', ({ request, response }) =>
    answer(backend, 'addComment', request, async ({ viewer, json }) => {
      const { db, ids, clock } = backend
      const body = json()
      const name = itemNameOf(body)
      const text = textOf(body, 'CommentText')
      if (!VISIBLE.test(text)) throw new Problem(422, 'Please write something first.')
      if (text.length > LONGEST) {
        throw new Problem(422, `A comment has at most ${LONGEST} characters.`)
      }
      const row = await db.atomically(async (write) => {
        const item = itemOf(db, viewer, name)
        const comment = { id: ids.next(), userId: viewer.id, ...name, text, at: clock.now() }
        await write.insert(db.comments, comment)
        return item
      })
      tellGolfersOf(backend, row)
      const item = itemKey(name.sourceTable, name.sourceId)
      const commentCount = db.comments.where('item', item).length
      return response(200).json({ updatedItem: { commentCount } })
    }),
  )
