import type { Backend } from '../../backend/backend'
import { freeMoment } from '../../db/feed'
import { daysAgo } from './time'

export type SeedFollow = {
  from: number
  to: number
  daysAgo: number
  /** A request to a private account that its owner has not answered yet. */
  isPending?: true
}

/** Writes follows, and for each approved one an entry in the feeds of both golfers. */
export async function seedFollows(backend: Backend, follows: readonly SeedFollow[]): Promise<void> {
  const { db, ids } = backend
  for (const { from, to, daysAgo: days, isPending } of follows) {
    const at = daysAgo(backend, days)
    const id = ids.next()
    const status = isPending ? 'Pending' : 'Approved'
    await db.follows.insert({ id, followerId: from, followedId: to, status, at })
    if (isPending) continue
    const entry = { sourceId: id, golferIds: [] }
    const newFollower = {
      id: ids.next(),
      at: freeMoment(db.feed, at),
      kind: 'newFollower' as const,
      toUserId: to,
    }
    await db.feed.insert({ ...entry, ...newFollower })
    const iFollowed = {
      id: ids.next(),
      at: freeMoment(db.feed, at),
      kind: 'iFollowed' as const,
      toUserId: from,
    }
    await db.feed.insert({ ...entry, ...iFollowed })
  }
}
