import type { Backend } from '../../backend/backend'
import type { Write } from '../../db/atomically'
import type { Db } from '../../db/db'
import { feedSource, freeMoment } from '../../db/feed'
import { followPair, type FollowRow } from '../../db/follows'
import { removeReactions } from '../comments/item'

/** The follow, or the request to follow, from one golfer to another. */
export const relationOf = (db: Db, followerId: number, followedId: number): FollowRow | undefined =>
  db.follows.where('pair', followPair(followerId, followedId))[0]

/** The follow requests that wait for a golfer's decision, oldest first. */
export const requestsTo = (db: Db, userId: number): FollowRow[] =>
  db.follows
    .where('followedId', userId)
    .filter(({ status }) => status === 'Pending')
    .toSorted((one, other) => one.at - other.at || one.id - other.id)

/** Adds a follow to both golfers' feeds. */
export async function enterFeed(
  { db, ids, clock }: Backend,
  write: Write,
  { id, followerId, followedId }: FollowRow,
): Promise<void> {
  const entries = [
    { kind: 'newFollower' as const, toUserId: followedId },
    { kind: 'iFollowed' as const, toUserId: followerId },
  ]
  for (const entry of entries) {
    const at = freeMoment(db.feed, clock.now())
    await write.insert(db.feed, { id: ids.next(), at, ...entry, sourceId: id, golferIds: [] })
  }
}

/** Removes a relation, its entries in both feeds, and their comments and Woohoos. */
export function endFollow(db: Db, write: Write, { id }: FollowRow): void {
  for (const kind of ['newFollower', 'iFollowed'] as const) {
    for (const entry of db.feed.where('source', feedSource(kind, id)).slice()) {
      removeReactions(db, write, entry)
      write.remove(db.feed, entry.id)
    }
  }
  write.remove(db.follows, id)
}

/** Notifies a golfer through the hub that the number of waiting requests has changed. */
export function notifyRequestCount({ db, hub }: Backend, userId: number): void {
  hub.send(userId, 'ReceiveFollowRequestsUpdate', requestsTo(db, userId).length)
}
