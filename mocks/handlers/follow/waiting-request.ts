import type { Db } from '../../db/db'
import type { FollowRow } from '../../db/follows'
import { Problem } from '../../lib/problem'
import { relationOf } from './relations'

/** Throws a Problem 404 when the golfer does not ask (any more), 409 when they follow already. */
export function waitingRequest(db: Db, followerId: number, followedId: number): FollowRow {
  const row = relationOf(db, followerId, followedId)
  if (!row) throw new Problem(404, 'This golfer does not ask to follow you.')
  if (row.status === 'Approved') throw new Problem(409, 'This golfer follows you already.')
  return row
}
