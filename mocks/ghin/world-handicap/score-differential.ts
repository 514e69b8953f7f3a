import { decimal, fraction, plus, tenths, times, type Exact } from './exact'
import { roundToTenth } from './rounding'
import type { RecordedScore } from './types'

type Played = { adjustedGross: number; courseRating: number; slopeRating: number; pcc?: number }
type PlayedInPart = Played & { par: number; holesPlayed: number; parPlayed: number }

/** Strokes above the rating, on the scale of a course of standard difficulty. */
const differential = (strokesAbove: Exact, slopeRating: number): Exact =>
  times(fraction(113, slopeRating), strokesAbove)

/** Score Differential of 18 holes, not yet rounded. Rule 5.1a, with the PCC of Rule 5.6. */
export const eighteenHoleDifferential = (score: Played): Exact =>
  differential(
    fraction(10 * score.adjustedGross - tenths(score.courseRating) - 10 * (score.pcc ?? 0), 10),
    score.slopeRating,
  )

/** Differential of nine holes by that nine's rating and half the day's PCC, kept unrounded. Rule 5.1b. */
export const nineHoleDifferential = (score: Played): Exact =>
  differential(
    fraction(10 * score.adjustedGross - tenths(score.courseRating) - 5 * (score.pcc ?? 0), 10),
    score.slopeRating,
  )

/**
 * What a golfer is expected to score over `holes` holes of standard difficulty, as a differential.
 * Rule 5.1b says it comes from the index alone; the formula is not public, 1.04 x index + 2.4 for
 * eighteen holes comes within a tenth of published rows.
 */
export const expectedDifferential = (handicapIndex: number, holes: number): Exact =>
  times(plus(times(fraction(26, 25), decimal(handicapIndex)), fraction(12, 5)), fraction(holes, 18))

/** Nine holes as an 18-hole differential, unrounded. Rule 5.1b (2024): never doubled, never paired. */
export const completedNine = (nine: Exact, handicapIndex: number): Exact =>
  plus(nine, expectedDifferential(handicapIndex, 9))

/**
 * Ten to seventeen holes as an 18-hole differential, unrounded. Rule 3.2. The rating of single holes
 * is not public: the Course Rating is taken in proportion to par, the PCC to the number of holes.
 */
export function completedPart(score: PlayedInPart, handicapIndex: number): Exact {
  const rating = fraction(tenths(score.courseRating) * score.parPlayed, 10 * score.par)
  const conditions = fraction((score.pcc ?? 0) * score.holesPlayed, 18)
  const above = plus(
    fraction(score.adjustedGross, 1),
    times(fraction(-1, 1), plus(rating, conditions)),
  )
  const unplayed = expectedDifferential(handicapIndex, 18 - score.holesPlayed)
  return plus(differential(above, score.slopeRating), unplayed)
}

/**
 * The unrounded 18-hole differential of any acceptable score; null for nine or 10 to 17 holes of
 * a golfer without an index, which wait until there is one (Rule 5.2a).
 */
export function differentialOf(score: RecordedScore, inEffect: number | null): Exact | null {
  if (score.holes === 18 && !score.partial) return eighteenHoleDifferential(score)
  if (inEffect === null) return null
  if (score.partial) return completedPart({ ...score, ...score.partial }, inEffect)
  return completedNine(nineHoleDifferential(score), inEffect)
}

/** As recorded: nearest tenth, ties upward. */
export const roundDifferential = roundToTenth
