import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { isoMoment } from '../../backend/clock'
import { createMemo } from '../../db/memo'
import type { UserRow } from '../../db/users'
import { viewpointOf } from '../../db/viewpoint'
import { Problem } from '../../lib/problem'
import { createFeedItems, feedRevision } from '../../serializers/feed-items'
import { pathOf } from '../../lib/wire-request'
import { handleSignedIn } from '../handle-operation'
import { pageSizeOf, wholeNumber } from '../fields'
import { http } from '../http'
import type { JsonResponse } from '../json-response'
import { olderThanOf } from './page-query'
import { filterOf } from './views'

type Query = { get(name: 'view' | 'userId' | 'pageSize' | 'olderThan'): string | null }

const PAGE_SIZE = 25
const MAX_PAGES = 500

/**
 * A page of the feed, newest first. The cursor is the oldest item's moment, which no other item has. The response is reused until
 * something in the feed changes.
 */
export const listLinx = (backend: Backend) => {
  const { db } = backend
  const pages = createMemo<string, JsonResponse>(() => feedRevision(db), MAX_PAGES)
  const makePage = createPages(backend)
  return http.get('/api/linx', ({ request, query, response }) =>
    handleSignedIn(backend, 'listLinx', request, ({ viewer }) =>
      pages.get(viewer.id + pathOf(request).search, () => {
        const { page, text } = makePage(viewer, query)
        return response(200).json(page, text)
      }),
    ),
  )
}

type WrittenPage = { page: components['schemas']['LinxPage']; text: string }

function createPages({ db }: Backend): (viewer: UserRow, query: Query) => WrittenPage {
  const itemOf = createFeedItems(db)
  return (viewer, query) => {
    const view = query.get('view')
    if (view === null) throw new Problem(400, 'view is missing.')
    const userIdText = query.get('userId')
    const userId = userIdText === null ? null : wholeNumber(userIdText, 'userId')
    if (view === 'My Linx' && userId !== null && userId !== viewer.id) {
      throw new Problem(403, 'My Linx shows your own scores only.')
    }
    const take = pageSizeOf(query.get('pageSize'), 'pageSize', PAGE_SIZE)
    const before = olderThanOf(query.get('olderThan'))
    const viewpoint = viewpointOf(db, viewer)
    const filter = filterOf(db, view, viewpoint)
    const { rows, more } = filter
      ? db.feed.page({ ...filter, before, take })
      : { rows: [], more: false }
    const oldest = rows.at(-1)
    const items = rows.map((row) => itemOf(row, viewpoint))
    const rest = { hasMore: more, oldestActivityDate: oldest ? isoMoment(oldest.at) : null }
    return {
      page: { items: items.map(({ item }) => item), ...rest },
      text: `{"items":[${items.map(({ text }) => text).join()}],${JSON.stringify(rest).slice(1)}`,
    }
  }
}
