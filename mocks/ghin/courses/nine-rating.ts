import { combineNines, slopeFromBogey } from '../world-handicap/tee-rating'
import type { Rating, TeeSetSeed } from './course-seed'

type Gender = TeeSetSeed['gender']

/** Yards per stroke, and the strokes of a course of no length, for 18 holes: the Course Rating System's formula for length. */
const LENGTH = {
  Male: { scratch: { yards: 220, base: 40.9 }, bogey: { yards: 160, base: 50.7 } },
  Female: { scratch: { yards: 180, base: 40.1 }, bogey: { yards: 120, base: 51.3 } },
} as const

const toTenth = (value: number): number => Math.round(value * 10) / 10

/**
 * Rates nine holes from their length and their hardness, from -0.5 (open and flat) to 2.5 (very hard). Hardness is the strokes
 * that 18 such holes cost the scratch golfer; the bogey golfer loses twice as many plus two.
 */
export function rateNine(gender: Gender, yards: number, hardness: number): Rating {
  const { scratch, bogey } = LENGTH[gender]
  const courseRating = toTenth(yards / scratch.yards + (scratch.base + hardness) / 2)
  const bogeyRating = toTenth(yards / bogey.yards + (bogey.base + 2 * hardness + 2) / 2)
  const letter = gender === 'Male' ? 'M' : 'F'
  return { rating: courseRating, slope: slopeFromBogey(letter, courseRating, bogeyRating, 9) }
}

/** The rating of both nines: Course Ratings are added, exact to the tenth, and Slope Ratings averaged. */
export function together(front: Rating, back: Rating): Rating {
  const { courseRating, slopeRating } = combineNines(
    { courseRating: front.rating, slopeRating: front.slope },
    { courseRating: back.rating, slopeRating: back.slope },
  )
  return { rating: courseRating, slope: slopeRating }
}

/** Splits a published total between the nines in the way their ratings from yardage suggest. */
export function shareOut(total: Rating, front: Rating, back: Rating): [Rating, Rating] {
  const ofFront = toTenth((total.rating * front.rating) / (front.rating + back.rating))
  const apart = Math.round((front.slope - back.slope) / 2)
  return [
    { rating: ofFront, slope: total.slope + apart },
    { rating: toTenth(total.rating - ofFront), slope: total.slope - apart },
  ]
}
