import { decimal, fraction, plus, tenths, times, type Exact } from './exact'
import { roundToTenth } from './rounding'
import type { RecordedScore } from './types'

type Played = { adjustedGross: number; courseRating: number; slopeRating: number; pcc?: number }
type PlayedInPart = Played & { par: number; holesPlayed: number; parPlayed: number }

/** Converts strokes above the rating to the scale of a course of standard difficulty. */
const differential = (strokesAbove: Exact, slopeRating: number): Exact =>
  times(fraction(113, slopeRating), strokesAbove)

/** Score Differential of 18 holes, unrounded. Rule 5.1a, with the PCC of Rule 5.6. */
export const eighteenHoleDifferential = (score: Played): Exact =>
  differential(
    fraction(10 * score.adjustedGross - tenths(score.courseRating) - 10 * (score.pcc ?? 0), 10),
    score.slopeRating,
  )

/** Differential of nine holes, from that nine's rating and half of the day's PCC, unrounded. Rule 5.1b. */
export const nineHoleDifferential = (score: Played): Exact =>
  differential(
    fraction(10 * score.adjustedGross - tenths(score.courseRating) - 5 * (score.pcc ?? 0), 10),
    score.slopeRating,
  )

/**
 * The score expected of a golfer over `holes` holes of standard difficulty, as a differential. According to Rule 5.1b it
 * depends on the index alone. The formula is not public; 1.04 x index + 2.4 for 18 holes is within a tenth of published rows.
 */
export const expectedDifferential = (handicapIndex: number, holes: number): Exact =>
  times(plus(times(fraction(26, 25), decimal(handicapIndex)), fraction(12, 5)), fraction(holes, 18))

/** Nine holes as an 18-hole differential, unrounded. Rule 5.1b (2024): never doubled, never paired. */
export const completedNine = (nine: Exact, handicapIndex: number): Exact =>
  plus(nine, expectedDifferential(handicapIndex, 9))

/**
 * Ten to seventeen holes as an 18-hole differential, unrounded. Rule 3.2. Ratings of single holes are not public, so the Course
 * Rating is scaled by par, and the PCC by the number of holes.
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
 * The unrounded 18-hole differential of any acceptable score; null for 9 to 17 holes of a golfer without an index, which wait
 * until there is one (Rule 5.2a).
 */
export function differentialOf(score: RecordedScore, inEffect: number | null): Exact | null {
  if (score.holes === 18 && !score.partial) return eighteenHoleDifferential(score)
  if (inEffect === null) return null
  if (score.partial) return completedPart({ ...score, ...score.partial }, inEffect)
  return completedNine(nineHoleDifferential(score), inEffect)
}

/** Rounds a differential as it is recorded: to the nearest tenth, ties up. */
export const roundDifferential = roundToTenth
