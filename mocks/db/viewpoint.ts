import type { Db } from './db'
import { followPair } from './follows'
import type { ScoreRow } from './scores'
import type { UserRow } from './users'

/** What one golfer may see of other golfers. */
export type Viewpoint = {
  readonly viewer: UserRow
  /** Whether the golfer follows this one, with approval where it is needed. */
  follows(userId: number): boolean
  /** Whether a golfer's rounds are visible in general: one's own, those of public accounts, and those of golfers one follows. */
  maySee(userId: number): boolean
  /** Whether one score is visible; only its golfer sees a private score. */
  maySeeScore(score: ScoreRow): boolean
}

/** A viewer's viewpoint: only approved followers see the rounds of private accounts. */
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
