import type { Db } from '../../db/db'
import type { FollowRow } from '../../db/follows'
import { Problem } from '../../lib/problem'
import { relationOf } from './relations'

/** A golfer's pending request; throws a Problem 404 if there is none (any more), 409 if the golfer already follows. */
export function waitingRequest(db: Db, followerId: number, followedId: number): FollowRow {
  const row = relationOf(db, followerId, followedId)
  if (!row) throw new Problem(404, 'This golfer does not ask to follow you.')
  if (row.status === 'Approved') throw new Problem(409, 'This golfer follows you already.')
  return row
}
