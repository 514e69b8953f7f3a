import type { Backend } from '../../backend'
import { isoMoment } from '../../clock'
import { viewpointOf } from '../../db/viewpoint'
import { Problem } from '../../problem'
import { linxItem } from '../../serializers/linx-item'
import { answer } from '../answer'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { olderThanOf, pageSizeOf } from './page-query'
import { filterOf } from './views'

/** A page of the feed, newest first. The cursor is the oldest item's moment, and no two items share one. */
export const listLinx = (backend: Backend) =>
  http.get('/api/linx', ({ request, query, response }) =>
    answer(backend, 'listLinx', request, ({ viewer }) => {
      const { db } = backend
      const view: string | null = query.get('view')
      if (view === null) throw new Problem(400, 'view is missing.')
      const userIdText = query.get('userId')
      const userId = userIdText === null ? null : wholeNumber(userIdText, 'userId')
      if (view === 'My Linx' && userId !== null && userId !== viewer.id) {
        throw new Problem(403, 'My Linx shows your own scores only.')
      }
      const take = pageSizeOf(query.get('pageSize'))
      const before = olderThanOf(query.get('olderThan'))
      const viewpoint = viewpointOf(db, viewer)
      const filter = filterOf(db, view, viewpoint)
      if (!filter)
        return response(200).json({ items: [], hasMore: false, oldestActivityDate: null })

      const { rows, more } = db.feed.page({ ...filter, before, take })
      const oldest = rows.at(-1)
      return response(200).json({
        items: rows.map((row) => linxItem(db, row, viewpoint)),
        hasMore: more,
        oldestActivityDate: oldest ? isoMoment(oldest.at) : null,
      })
    }),
  )
