import { HOUR_MS } from '../../lib/time'
import type { Backend } from '../../backend/backend'
import type { Db } from '../../db/db'
import type { UserRow } from '../../db/users'
import { viewpointOf } from '../../db/viewpoint'
import { Problem } from '../../lib/problem'
import { byName } from '../../serializers/golfer'
import { followEntry } from '../../serializers/follow-entry'
import { handleSignedIn } from '../handle-operation'
import { pageSizeOf, wholeNumber } from '../fields'
import { http } from '../http'
import { relationOf } from './relations'

const PAGE_SIZE = 30

/** Suggests golfers to follow; those whom most of the golfer's friends follow come first. */
export const listFollowSuggestions = (backend: Backend) =>
  http.get('/api/follow/suggestions', ({ request, query, response }) =>
    handleSignedIn(backend, 'listFollowSuggestions', request, ({ viewer }) => {
      const { db, clock } = backend
      const page = wholeNumber(query.get('page') ?? '1', 'page')
      if (page < 1) throw new Problem(400, 'page must be 1 or more.')
      const pageSize = pageSizeOf(query.get('pageSize'), 'pageSize', PAGE_SIZE)
      const suggested = suggestionsFor(db, viewer, clock.now())
      const start = (page - 1) * pageSize
      const viewpoint = viewpointOf(db, viewer)
      return response(200).json({
        items: suggested
          .slice(start, start + pageSize)
          .map((golfer) => followEntry(golfer, null, viewpoint)),
        hasMore: suggested.length > start + pageSize,
      })
    }),
  )

/**
 * Golfers with an unverified address are left out, because they may never have signed in. A golfer's follows count only once
 * the viewer has followed that golfer for an hour, so that following someone does not reorder the list at once.
 */
function suggestionsFor(db: Db, viewer: UserRow, now: number): UserRow[] {
  const votes = new Map<number, number>()
  for (const friend of followedBy(db, viewer.id, now - HOUR_MS)) {
    for (const id of followedBy(db, friend)) votes.set(id, (votes.get(id) ?? 0) + 1)
  }
  const votesFor = ({ id }: UserRow) => votes.get(id) ?? 0
  return db.users
    .rows()
    .filter(
      ({ id, isEmailVerified }) =>
        isEmailVerified && id !== viewer.id && !relationOf(db, viewer.id, id),
    )
    .toSorted((one, other) => votesFor(other) - votesFor(one) || byName(one, other))
}

const followedBy = (db: Db, userId: number, until = Infinity): number[] =>
  db.follows
    .where('followerId', userId)
    .filter(({ status, at }) => status === 'Approved' && at <= until)
    .map(({ followedId }) => followedId)
