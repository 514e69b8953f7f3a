/** A Handicap Index to the tenth, a plus player below zero (+2.1 is -2.1). Null: none yet ('NH'). */
export type HandicapIndex = number | null

/** What the holes played are rated at; for nine holes these are the figures of that nine. */
export type RatedTees = { courseRating: number; slopeRating: number; par: number }

/** An acceptable score as it stands in a golfer's record. */
export type RecordedScore = {
  id: number
  /** The golfer's own calendar day, YYYY-MM-DD. */
  playedOn: string
  /** ISO moment. Decides when the association first takes notice, never a score's place in the record. */
  postedAt: string
  /** Strokes after the hole limits, over the holes played. */
  adjustedGross: number
  /** A round of 10 to 17 holes is an 18-hole score with `partial`. */
  holes: 18 | 9
  /** Of the 18 holes, or of the nine played when `holes` is 9. So are slope and par. */
  courseRating: number
  slopeRating: number
  par: number
  /** Playing Conditions Calculation of the day, -1 to +3; 0 when left out. */
  pcc?: number
  /** Place among the rounds of one day, from 1; without it the moment of posting decides. */
  order?: number
  /** Only for 10 to 17 holes of an 18-hole score: how many, and the par of those. */
  partial?: { holesPlayed: number; parPlayed: number }
}

/** One row of a scoring record after every rule has been applied. */
export type RecordRow = {
  score: RecordedScore
  /** In force when the round was played: the value after the last earlier day with a score. */
  indexInEffect: HandicapIndex
  /** The nine-hole differential to the tenth; null for an 18-hole score. */
  nineHoleDifferential: number | null
  /** The 18-hole Score Differential as first made; null while it waits for a first index. */
  unadjustedDifferential: number | null
  /** Sum of the exceptional score reductions attached to it: 0, -1, -2, -3 … */
  reduction: number
  /** What counts: unadjusted differential and reductions; null while waiting. */
  differential: number | null
  /** The score was itself exceptional, 7 strokes or more better than the index in effect. */
  exceptional: boolean
  /** Among the differentials the newest index is made of. */
  used: boolean
}

/** The index as worked out at the end of a day with scores. It is in force from the next day. */
export type IndexRevision = {
  /** The day of play, YYYY-MM-DD. */
  playedOn: string
  handicapIndex: HandicapIndex
  /** Before the caps and the maximum. */
  calculated: number | null
  softCap: boolean
  hardCap: boolean
  /** Valid after this day; null before 20 scores. */
  low: LowIndex | null
}

/** The Low Handicap Index and the day of play that gave it. */
export type LowIndex = { handicapIndex: number; day: string }

/** A golfer's whole record, oldest first. */
export type ScoringRecord = { rows: readonly RecordRow[]; revisions: readonly IndexRevision[] }
