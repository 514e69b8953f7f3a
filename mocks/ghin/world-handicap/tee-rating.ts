import { fraction, tenths, type Exact } from './exact'
import { roundToInteger, roundToTenth } from './rounding'

type Gender = 'M' | 'F'

/** Slope points for one stroke between scratch and bogey golfer, 18 holes; a nine has twice that. */
const thousandthsPerStroke = (gender: Gender, holes: 18 | 9): number =>
  (gender === 'M' ? 5381 : 4240) * (18 / holes)

/** Slope Rating from Course and Bogey Rating, held within 55 and 155. Course Rating System. */
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

/** The Bogey Rating a slope goes with; a tenth may be lost on the way, so keep one where it is known. */
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

/** Ratings of 18 holes from those of two nines: ratings add up, slopes are averaged, a half upward. */
export const combineNines = (front: Rating, back: Rating): Rating => ({
  courseRating: (tenths(front.courseRating) + tenths(back.courseRating)) / 10,
  slopeRating: roundToInteger(fraction(front.slopeRating + back.slopeRating, 2)),
})
