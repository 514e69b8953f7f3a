import { fraction, tenths, type Exact } from './exact'
import { roundToInteger, roundToTenth } from './rounding'

type Gender = 'M' | 'F'

/** Slope points per stroke between the scratch and the bogey golfer, in thousandths; a nine has twice those of 18 holes. */
const thousandthsPerStroke = (gender: Gender, holes: 18 | 9): number =>
  (gender === 'M' ? 5381 : 4240) * (18 / holes)

/** Slope Rating from Course Rating and Bogey Rating, limited to 55 through 155. Course Rating System. */
export function slopeFromBogey(
  gender: Gender,
  courseRating: number,
  bogeyRating: number,
  holes: 18 | 9,
): number {
  const apart = tenths(bogeyRating) - tenths(courseRating)
  const slope = roundToInteger(fraction(thousandthsPerStroke(gender, holes) * apart, 10_000))
  return Math.min(Math.max(slope, 55), 155)
}

/** The Bogey Rating for a slope; a tenth may be lost to rounding, so prefer a known Bogey Rating. */
export const bogeyFromSlope = (
  gender: Gender,
  courseRating: number,
  slopeRating: number,
  holes: 18 | 9,
): number => {
  const perStroke = thousandthsPerStroke(gender, holes)
  const bogey: Exact = fraction(
    tenths(courseRating) * perStroke + 10_000 * slopeRating,
    10 * perStroke,
  )
  return roundToTenth(bogey)
}

type Rating = { courseRating: number; slopeRating: number }

/** Ratings of 18 holes from those of two nines: Course Ratings are added, Slope Ratings averaged, with a half rounded up. */
export const combineNines = (front: Rating, back: Rating): Rating => ({
  courseRating: (tenths(front.courseRating) + tenths(back.courseRating)) / 10,
  slopeRating: roundToInteger(fraction(front.slopeRating + back.slopeRating, 2)),
})
