import { replay } from './score-record'
import type { HandicapIndex, IndexRevision, RecordedScore } from './types'

export type { RecordedScore } from './types'

/** The index that includes all scores, as the association shows it right after posting. */
export const provisionalIndex = (scores: readonly RecordedScore[]): HandicapIndex =>
  replay(scores).revisions.at(-1)?.handicapIndex ?? null

/**
 * The index in effect for a round played on a day (YYYY-MM-DD), for its Course Handicap and hole limits: an index changes the
 * day after (Rule 5.4), and a late post counts by its day of play (Rule 4.3). Null: none yet.
 */
export const indexWhenPlayed = (scores: readonly RecordedScore[], onDay: string): HandicapIndex =>
  provisionalIndex(scores.filter((score) => score.playedOn < onDay))

/** Every index of the record with the day of play that led to it, oldest first; each is in force from the next day. */
export const indexHistory = (scores: readonly RecordedScore[]): readonly IndexRevision[] =>
  replay(scores).revisions
