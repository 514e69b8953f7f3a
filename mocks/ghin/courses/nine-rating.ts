import { combineNines, slopeFromBogey } from '../world-handicap/tee-rating'
import type { Rating, TeeSetSeed } from './course-seed'

type Gender = TeeSetSeed['gender']

/** Yards for one stroke and strokes to begin with, 18 holes. Course Rating System, length alone. */
const LENGTH = {
  Male: { scratch: { yards: 220, base: 40.9 }, bogey: { yards: 160, base: 50.7 } },
  Female: { scratch: { yards: 180, base: 40.1 }, bogey: { yards: 120, base: 51.3 } },
} as const

const toTenth = (value: number): number => Math.round(value * 10) / 10

/**
 * Rates nine holes from their length and how hard they are: -0.5 open and flat, 2.5 very hard,
 * in strokes of 18 holes for the scratch golfer; a bogey golfer loses twice that and two more.
 */
export function rateNine(gender: Gender, yards: number, hardness: number): Rating {
  const { scratch, bogey } = LENGTH[gender]
  const courseRating = toTenth(yards / scratch.yards + (scratch.base + hardness) / 2)
  const bogeyRating = toTenth(yards / bogey.yards + (bogey.base + 2 * hardness + 2) / 2)
  const letter = gender === 'Male' ? 'M' : 'F'
  return { rating: courseRating, slope: slopeFromBogey(letter, courseRating, bogeyRating, 9) }
}

/** Both nines together: the ratings add up to the tenth, the slopes are averaged. */
export function together(front: Rating, back: Rating): Rating {
  const { courseRating, slopeRating } = combineNines(
    { courseRating: front.rating, slopeRating: front.slope },
    { courseRating: back.rating, slopeRating: back.slope },
  )
  return { rating: courseRating, slope: slopeRating }
}

/** Shares a published total out to the nines as two ratings from their yards suggest. */
export function shareOut(total: Rating, front: Rating, back: Rating): [Rating, Rating] {
  const ofFront = toTenth((total.rating * front.rating) / (front.rating + back.rating))
  const apart = Math.round((front.slope - back.slope) / 2)
  return [
    { rating: ofFront, slope: total.slope + apart },
    { rating: toTenth(total.rating - ofFront), slope: total.slope - apart },
  ]
}
