import type { RatedTees } from '../world-handicap/types'
import type { TeeSetSeed } from './course-seed'

/** The part of a tee set that a score was played on, named as the wire names it. */
export type Side = 'All18' | 'Front9' | 'Back9'

const SIDES = {
  All18: { rating: 'Total', from: 0, to: 18 },
  Front9: { rating: 'Front', from: 0, to: 9 },
  Back9: { rating: 'Back', from: 9, to: 18 },
} as const

/** The holes of one side, by number. */
export const holesOfSide = (teeSet: TeeSetSeed, side: Side): TeeSetSeed['holes'] =>
  teeSet.holes.slice(SIDES[side].from, SIDES[side].to)

/**
 * The rating of a round over one side. On a nine-hole course the front nine is the whole course; its other sides are not
 * rated: null.
 */
export function ratedSide(teeSet: TeeSetSeed, side: Side): RatedTees | null {
  const nineOnly = teeSet.holes.length === 9
  if (nineOnly && side !== 'Front9') return null
  const rated = teeSet.ratings[nineOnly ? 'Total' : SIDES[side].rating]
  if (!rated) return null
  const par = holesOfSide(teeSet, side).reduce((sum, hole) => sum + hole.par, 0)
  return { courseRating: rated.rating, slopeRating: rated.slope, par }
}
