import { withoutAccents } from '../../lib/text'
import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import type { UserRow } from '../../db/users'
import { Problem } from '../../lib/problem'
import { byName, fullName, pictureUrl, shownIndex } from '../../serializers/golfer'
import { handleSignedIn } from '../handle-operation'
import { checkLength, pageSizeOf } from '../fields'
import { http } from '../http'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 50
const MAX_LENGTH = 200

/** Finds golfers whom the golfer follows by part of a name, to choose the partners of a round. */
export const searchGolfers = (backend: Backend) =>
  http.get('/api/search', ({ request, query, response }) =>
    handleSignedIn(backend, 'searchGolfers', request, ({ viewer }) => {
      const { db } = backend
      const wanted = wantedOf(query.get('q'))
      const entity: string | null = query.get('entity')
      if (entity !== 'users') throw new Problem(400, 'entity must be users.')
      const scope: string | null = query.get('scope')
      if (scope !== 'following') throw new Problem(400, 'scope must be following.')
      const limit = pageSizeOf(query.get('limit'), 'limit', DEFAULT_LIMIT, MAX_LIMIT)
      const found = db.follows
        .where('followerId', viewer.id)
        .filter(({ status }) => status === 'Approved')
        .flatMap(({ followedId }) => db.users.get(followedId) ?? [])
        .map((golfer) => ({ golfer, fit: fitOf(golfer, wanted) }))
        .filter(({ fit }) => fit < NO_FIT)
        .toSorted((one, other) => one.fit - other.fit || byName(one.golfer, other.golfer))
      return response(200).json(found.slice(0, limit).map(({ golfer }) => searchResult(golfer)))
    }),
  )

function wantedOf(q: string | null): string {
  if (!q?.trim()) throw new Problem(400, 'q is missing.')
  checkLength(q, 'q', MAX_LENGTH)
  return plain(q)
}

/** The text in lower case, without accents and with single spaces. */
const plain = (text: string): string =>
  withoutAccents(text).replace(/\s+/g, ' ').trim().toLowerCase()

const NO_FIT = 2

/** How well a golfer's name matches: it starts with the text, contains it, or neither. */
function fitOf(golfer: UserRow, wanted: string): number {
  const [first, last, full] = [golfer.firstName, golfer.lastName, fullName(golfer)].map(plain)
  if ([first, last, full].some((name) => name?.startsWith(wanted))) return 0
  return full?.includes(wanted) ? 1 : NO_FIT
}

const searchResult = (golfer: UserRow): components['schemas']['SearchResult'] => ({
  id: golfer.id,
  displayName: fullName(golfer),
  data: {
    pictureUrl: pictureUrl(golfer),
    city: golfer.city,
    state: golfer.state,
    handicap: shownIndex(golfer),
  },
})
