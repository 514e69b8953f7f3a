import type { Backend } from '../../backend/backend'
import type { Write } from '../../db/atomically'
import type { FeedRow } from '../../db/feed'
import type { Row, Table } from '../../db/table'
import { removeReactions } from '../comments/item'
import { endFollow } from '../follow/relations'
import { removePictures } from '../profile/stored-picture'

/** Removes a golfer and all their data from every table. */
export async function removeGolfer(backend: Backend, write: Write, userId: number): Promise<void> {
  const { db } = backend
  /** Removes rows; iterates over a copy, because removing shrinks the list. */
  function removeAll<R extends Row, I extends string>(
    table: Table<R, I>,
    rows: readonly R[],
  ): void {
    for (const { id } of rows.slice()) write.remove(table, id)
  }
  const theirs = (row: { userId: number }) => row.userId === userId

  for (const index of ['followerId', 'followedId'] as const) {
    for (const row of db.follows.where(index, userId).slice()) endFollow(db, write, row)
  }
  removeAll(db.comments, db.comments.rows().filter(theirs))
  removeAll(db.likes, db.likes.rows().filter(theirs))
  for (const row of db.feed.where('golferId', userId).slice()) {
    await leaveEntry(backend, write, row, userId)
  }
  removeAll(db.scorePartners, db.scorePartners.where('userId', userId))
  removeAll(db.scorePartners, db.scorePartners.where('partnerId', userId))
  removeAll(db.media, db.media.where('userId', userId))
  removeAll(db.scores, db.scores.where('userId', userId))
  leaveGroups(backend, write, userId)
  removePictures(backend, write, userId)
  removeAll(db.pushSubscriptions, db.pushSubscriptions.where('userId', userId))
  removeAll(db.pushDeclines, db.pushDeclines.where('userId', userId))
  removeAll(db.pushes, db.pushes.where('userId', userId))
  removeAll(db.formUses, db.formUses.where('userId', userId))
  removeAll(db.mailLinks, db.mailLinks.where('userId', userId))
  removeAll(db.sessions, db.sessions.where('userId', userId))
  removeAll(db.attempts, db.attempts.where('sender', String(userId)))
  // The sender of a sign-up is the email, which may have changed since, so it is found by its result.
  const signUps = db.attempts.rows().filter(({ operationId }) => operationId === 'createUser')
  removeAll(
    db.attempts,
    signUps.filter(({ result }) => result === String(userId)),
  )
  write.remove(db.pendingRegistrations, userId)
  write.remove(db.credentials, userId)
  write.remove(db.users, userId)
}

/** Keeps a round that other golfers played; removes an entry that was only this golfer's, with its comments and Woohoos. */
async function leaveEntry(
  { db }: Backend,
  write: Write,
  row: FeedRow,
  userId: number,
): Promise<void> {
  const { id, golferIds } = row
  const others = golferIds.filter((golferId) => golferId !== userId)
  if (others.length > 0) {
    await write.change(db.feed, id, { golferIds: others })
    return
  }
  removeReactions(db, write, row)
  write.remove(db.feed, id)
}

/** Removes the golfer from groups, and removes groups that the golfer owned. */
function leaveGroups({ db }: Backend, write: Write, userId: number): void {
  for (const row of db.groupMembers.where('userId', userId).slice()) {
    const left = row.role === 'Owner' ? db.groupMembers.where('groupId', row.groupId) : [row]
    for (const { id } of left.slice()) write.remove(db.groupMembers, id)
    if (row.role === 'Owner') write.remove(db.groups, row.groupId)
  }
}
