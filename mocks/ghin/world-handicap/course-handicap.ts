import { decimal, fraction, minus, plus, tenths, times, type Exact } from './exact'
import { roundToInteger, roundToTenth } from './rounding'
import type { RatedTees } from './types'

/** Strokes that a golfer receives on these tees, unrounded; below zero the golfer gives strokes. */
const onTees = (index: Exact, { courseRating, slopeRating, par }: RatedTees): Exact =>
  plus(
    times(index, fraction(slopeRating, 113)),
    minus(fraction(tenths(courseRating), 10), fraction(par, 1)),
  )

/** Course Handicap of 18 holes before rounding: index x slope/113 + (Course Rating - par). Rule 6.1a. */
export const exactCourseHandicap = (handicapIndex: number, tees: RatedTees): Exact =>
  onTees(decimal(handicapIndex), tees)

/** Course Handicap of 18 holes in whole strokes, negative for a plus player. No upper limit. Rule 6.1a. */
export const courseHandicap = (handicapIndex: number, tees: RatedTees): number =>
  roundToInteger(exactCourseHandicap(handicapIndex, tees))

/**
 * Half of an index, for nine holes. Rounded to the tenth, as in the example of the guidance to Rule 6 and by the association;
 * 'none' does not round, as another page of the USGA says.
 */
export function halfIndex(handicapIndex: number, rounding: 'tenth' | 'none' = 'tenth'): Exact {
  const half = times(decimal(handicapIndex), fraction(1, 2))
  return rounding === 'none' ? half : decimal(roundToTenth(half))
}

/** Course Handicap of nine holes before rounding, from the ratings of that nine. Rule 6.1b. */
export const exactNineHoleCourseHandicap = (
  handicapIndex: number,
  tees: RatedTees,
  rounding: 'tenth' | 'none' = 'tenth',
): Exact => onTees(halfIndex(handicapIndex, rounding), tees)

/** Course Handicap of nine holes in whole strokes. Rule 6.1b. */
export const nineHoleCourseHandicap = (
  handicapIndex: number,
  tees: RatedTees,
  rounding: 'tenth' | 'none' = 'tenth',
): number => roundToInteger(exactNineHoleCourseHandicap(handicapIndex, tees, rounding))

/**
 * Handicap for a format of play: a percentage of the unrounded Course Handicap. Rule 6.2. It never enters the handicap
 * record.
 */
export const playingHandicap = (exact: Exact, allowancePercent: number): number =>
  roundToInteger(times(exact, fraction(allowancePercent, 100)))
