import { isoMoment } from '../backend/clock'
import type { ScoreRow } from '../db/scores'
import type { RecordedScore } from './world-handicap/index-history'

/** Converts a stored score to a row of the association's record. */
export const recordedScore = (score: ScoreRow): RecordedScore => ({
  id: score.id,
  playedOn: score.playedOn,
  postedAt: isoMoment(score.postedAt),
  adjustedGross: score.adjustedGross,
  holes: score.holes,
  courseRating: score.courseRating,
  slopeRating: score.slopeRating,
  par: score.par,
  ...(score.partial && { partial: score.partial }),
})
