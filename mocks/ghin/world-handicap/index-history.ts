import { HOUR_MS } from '../../lib/time'
import { replay } from './score-record'
import type { HandicapIndex, IndexRevision, RecordedScore } from './types'

export type { RecordedScore } from './types'

/**
 * The nightly revision runs at 10:00 UTC, early in the morning all over the country, so that a post on an evening in Denver,
 * when it is already the next day in UTC, counts for that evening.
 */
const REVISION_HOUR = 10

const postedDay = ({ postedAt }: RecordedScore): string =>
  new Date(Date.parse(postedAt) - REVISION_HOUR * HOUR_MS).toISOString().slice(0, 10)

/**
 * The Handicap Index in force on a day (YYYY-MM-DD). It includes the scores played and posted before that day, because an index
 * changes the day after (Rule 5.4). Null: none yet.
 */
export function currentIndex(scores: readonly RecordedScore[], onDay: string): HandicapIndex {
  return provisionalIndex(
    scores.filter((score) => score.playedOn < onDay && postedDay(score) < onDay),
  )
}

/** The index that includes all scores, as the association shows it right after posting. */
export const provisionalIndex = (scores: readonly RecordedScore[]): HandicapIndex =>
  replay(scores).revisions.at(-1)?.handicapIndex ?? null

/**
 * The index in effect for a round played on a day, for its Course Handicap and hole limits. Unlike `currentIndex`, it counts a
 * late post by its day of play (Rule 4.3).
 */
export const indexWhenPlayed = (scores: readonly RecordedScore[], onDay: string): HandicapIndex =>
  provisionalIndex(scores.filter((score) => score.playedOn < onDay))

/** Every index of the record with the day of play that led to it, oldest first; each is in force from the next day. */
export const indexHistory = (scores: readonly RecordedScore[]): readonly IndexRevision[] =>
  replay(scores).revisions
