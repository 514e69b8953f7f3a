/** A Handicap Index to the tenth, negative for a plus player (+2.1 is -2.1). Null: none yet ('NH'). */
export type HandicapIndex = number | null

/** The ratings of the holes played; for nine holes those of that nine. */
export type RatedTees = { courseRating: number; slopeRating: number; par: number }

/** An acceptable score in a golfer's record. */
export type RecordedScore = {
  id: number
  /** The golfer's own calendar day, YYYY-MM-DD. */
  playedOn: string
  /** ISO moment. Decides from when a score counts, but not its place in the record. */
  postedAt: string
  /** Strokes on the holes played, after the hole limits. */
  adjustedGross: number
  /** A round of 10 to 17 holes is an 18-hole score with `partial`. */
  holes: 18 | 9
  /** Course Rating, slope and par are those of 18 holes, or of the nine played when `holes` is 9. */
  courseRating: number
  slopeRating: number
  par: number
  /** Playing Conditions Calculation of the day, -1 to +3; 0 when left out. */
  pcc?: number
  /** Position among the rounds of one day, from 1; when left out, the moment of posting decides. */
  order?: number
  /** Only for 10 to 17 holes of an 18-hole score: their number and their par. */
  partial?: { holesPlayed: number; parPlayed: number }
}

/** One row of a scoring record after every rule has been applied. */
export type RecordRow = {
  score: RecordedScore
  /** The index in force when the round was played: that after the last earlier day with a score. */
  indexInEffect: HandicapIndex
  /** The nine-hole differential to the tenth; null for an 18-hole score. */
  nineHoleDifferential: number | null
  /** The 18-hole Score Differential before reductions; null while it waits for a first index. */
  unadjustedDifferential: number | null
  /** The sum of exceptional score reductions attached to it: 0, -1, -2, -3 … */
  reduction: number
  /** The differential that counts: the unadjusted one plus reductions; null while waiting. */
  differential: number | null
  /** Whether the score itself was exceptional: at least 7 strokes better than the index in effect. */
  exceptional: boolean
  /** Whether the newest index includes this differential. */
  used: boolean
}

/** The index computed at the end of a day with scores; in force from the next day. */
export type IndexRevision = {
  /** The day of play, YYYY-MM-DD. */
  playedOn: string
  handicapIndex: HandicapIndex
  /** The index before the caps and the maximum. */
  calculated: number | null
  softCap: boolean
  hardCap: boolean
  /** The Low Handicap Index after this day; null before there are 20 scores. */
  low: LowIndex | null
}

/** The Low Handicap Index and the day of play that gave it. */
export type LowIndex = { handicapIndex: number; day: string }

/** A golfer's whole record, oldest first. */
export type ScoringRecord = { rows: readonly RecordRow[]; revisions: readonly IndexRevision[] }
