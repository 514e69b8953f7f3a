import { maximumHoleScore } from './net-double-bogey'
import { strokesPerHole } from './strokes-per-hole'

/**
 * One round hole by hole, in the order of the holes. 18 of them, or the nine of one side with the
 * nine-hole Course Handicap. `raw` is null for a hole not played (10 to 17 holes).
 */
export type Card = {
  pars: readonly number[]
  /** Null where the tees have no stroke index: net double bogey cannot be found, par + 5 still holds. */
  strokeIndexes: readonly number[] | null
  raw: readonly (number | null)[]
  /** Null: no Handicap Index yet. */
  courseHandicap: number | null
}

export type AdjustedCard = {
  /** Each hole after its limit; null where not played. */
  adjusted: (number | null)[]
  /** Strokes before the limits. */
  gross: number
  adjustedGross: number
  /** The halves of 18 holes; null for a nine-hole card. */
  front: number | null
  back: number | null
  holesPlayed: number
  parPlayed: number
}

const sum = (strokes: readonly (number | null)[]): number =>
  strokes.reduce<number>((total, hole) => total + (hole ?? 0), 0)

/** Limits every hole and adds up. Rules 3.1 and 3.2; hole-by-hole posts only, totals are taken as they are. */
export function adjustCard({ pars, strokeIndexes, raw, courseHandicap }: Card): AdjustedCard {
  const strokes =
    courseHandicap === null || strokeIndexes === null
      ? null
      : strokesPerHole(courseHandicap, strokeIndexes)
  const adjusted = pars.map((par, hole) => {
    const score = raw[hole] ?? null
    return score && Math.min(score, maximumHoleScore(par, strokes?.[hole] ?? null))
  })
  const whole = pars.length === 18
  const played = pars.filter((_, hole) => adjusted[hole] !== null)
  return {
    adjusted,
    gross: sum(raw),
    adjustedGross: sum(adjusted),
    front: whole ? sum(adjusted.slice(0, 9)) : null,
    back: whole ? sum(adjusted.slice(9)) : null,
    holesPlayed: played.length,
    parPlayed: sum(played),
  }
}

/** What is stored of a round posted without its holes: nothing is adjusted (Rule 3.1 is the golfer's part). */
export type PostedTotal = { adjustedGross: number; front: number | null; back: number | null }

export const fromTotal = (total: number): PostedTotal => ({
  adjustedGross: total,
  front: null,
  back: null,
})

export const fromNines = (front: number, back: number): PostedTotal => ({
  adjustedGross: front + back,
  front,
  back,
})
