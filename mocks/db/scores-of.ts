import type { Db } from './db'
import type { FeedRow } from './feed'
import type { ScoreRow } from './scores'

/** The scores of a feed entry, in the order posted; none for a follow. */
export function scoresOf(db: Db, row: FeedRow): readonly ScoreRow[] {
  if (row.kind === 'round') return db.scores.where('roundId', row.id)
  const score = row.kind === 'score' ? db.scores.get(row.sourceId) : undefined
  return score ? [score] : []
}
