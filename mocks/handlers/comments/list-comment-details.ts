import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { isoMoment } from '../../backend/clock'
import { itemKey, type CommentRow } from '../../db/comments'
import type { Db } from '../../db/db'
import type { LikeRow } from '../../db/likes'
import { Problem } from '../../lib/problem'
import { fullName, pictureUrl, shownIndex } from '../../serializers/golfer'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { itemOf } from './item'

type CommentDetail = components['schemas']['CommentDetail']

/** Lists comments oldest first, Woohoos newest first. */
export const listCommentDetails = (backend: Backend) =>
  http.get('/api/comments/details', ({ request, query, response }) =>
    handleSignedIn(backend, 'listCommentDetails', request, ({ viewer }) => {
      const { db } = backend
      const sourceTable: string | null = query.get('sourceTable')
      if (!sourceTable) throw new Problem(400, 'sourceTable is missing.')
      const id: string | null = query.get('sourceId')
      if (id === null) throw new Problem(400, 'sourceId is missing.')
      const sourceId = wholeNumber(id, 'sourceId')
      const type: string | null = query.get('type')
      if (type !== 'comments' && type !== 'likes') {
        throw new Problem(400, 'type must be comments or likes.')
      }
      itemOf(db, viewer, { sourceTable, sourceId })
      const item = itemKey(sourceTable, sourceId)
      const rows =
        type === 'comments'
          ? db.comments.where('item', item)
          : db.likes.where('item', item).toReversed()
      return response(200).json(rows.flatMap((row) => detail(db, row)))
    }),
  )

/** The row with its golfer; empty if the golfer's account is gone. */
function detail(db: Db, row: CommentRow | LikeRow): CommentDetail[] {
  const golfer = db.users.get(row.userId)
  if (!golfer) return []
  return [
    {
      name: fullName(golfer),
      picture: pictureUrl(golfer),
      dateTime: isoMoment(row.at),
      city: golfer.city,
      state: golfer.state,
      handicap: shownIndex(golfer),
      commentText: 'text' in row ? row.text : null,
    },
  ]
}
