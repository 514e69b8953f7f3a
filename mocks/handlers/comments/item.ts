import type { Backend } from '../../backend/backend'
import type { Write } from '../../db/atomically'
import { itemKey } from '../../db/comments'
import type { Db } from '../../db/db'
import type { FeedRow } from '../../db/feed'
import { findItem } from '../../db/find-item'
import type { UserRow } from '../../db/users'
import { viewpointOf } from '../../db/viewpoint'
import type { Json } from '../../lib/json'
import { Problem } from '../../lib/problem'
import { sourceTableOf } from '../../serializers/item-frame'
import { textOf, wholeOrNull } from '../fields'

/** The wire's name of a feed item. */
export type ItemName = { sourceTable: string; sourceId: number }

/** The item that a body names; throws a Problem 400 if it names none. */
export function itemNameOf(body: Json): ItemName {
  const sourceTable = textOf(body, 'SourceTable')
  const sourceId = wholeOrNull(body, 'SourceId')
  if (sourceId === null) throw new Problem(400, 'SourceId is missing.')
  return { sourceTable, sourceId }
}

/** The feed entry of an item; throws a Problem 404 if it is gone or the golfer may not see it. */
export function itemOf(db: Db, viewer: UserRow, { sourceTable, sourceId }: ItemName): FeedRow {
  const row = findItem(db, viewpointOf(db, viewer), sourceTable, sourceId)
  if (!row) throw new Problem(404, 'This item is no longer here.')
  return row
}

/** Removes the comments and Woohoos of an entry that is removed from the feed. */
export function removeReactions(db: Db, write: Write, { kind, sourceId }: FeedRow): void {
  const item = itemKey(sourceTableOf(kind), sourceId)
  for (const { id } of db.comments.where('item', item).slice()) write.remove(db.comments, id)
  for (const { id } of db.likes.where('item', item).slice()) write.remove(db.likes, id)
}

/** Notifies the golfers whom an item is about, through the hub. */
export function notifyGolfersOf({ db, hub }: Backend, row: FeedRow): void {
  const follow = row.toUserId === null ? undefined : db.follows.get(row.sourceId)
  const golferIds = follow ? [follow.followerId, follow.followedId] : row.golferIds
  for (const golferId of new Set(golferIds)) hub.send(golferId, 'ReceiveLinxUpdate')
}
