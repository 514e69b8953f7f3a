import type { Db } from './db'
import { followPair } from './follows'
import type { ScoreRow } from './scores'
import type { UserRow } from './users'

/** What one golfer may see of the others. */
export type Viewpoint = {
  readonly viewer: UserRow
  /** Follows, and where that needs approval, was approved. */
  follows(userId: number): boolean
  /** The golfer's rounds in general: one's own, a public account's, and those one follows. */
  maySee(userId: number): boolean
  /** One score: a private score is seen by its golfer only. */
  maySeeScore(score: ScoreRow): boolean
}

/** Private accounts appear to approved followers only. */
export function viewpointOf(db: Db, viewer: UserRow): Viewpoint {
  const follows = (userId: number) =>
    db.follows
      .where('pair', followPair(viewer.id, userId))
      .some(({ status }) => status === 'Approved')
  const maySee = (userId: number) =>
    userId === viewer.id || db.users.get(userId)?.isPrivate === false || follows(userId)
  const maySeeScore = (score: ScoreRow) =>
    score.userId === viewer.id || (score.showTo === 'Followers' && maySee(score.userId))
  return { viewer, follows, maySee, maySeeScore }
}
