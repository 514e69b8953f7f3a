import { maximumHoleScore } from './net-double-bogey'
import { strokesPerHole } from './strokes-per-hole'

/**
 * One round hole by hole, in the order of the holes: 18, or the nine of one side with the nine-hole Course Handicap. `raw` has
 * null for a hole not played (10 to 17 holes).
 */
export type Card = {
  pars: readonly number[]
  /** Null for tees without stroke indexes: net double bogey cannot be computed, but the limit of par + 5 applies. */
  strokeIndexes: readonly number[] | null
  raw: readonly (number | null)[]
  /** Null: no Handicap Index yet. */
  courseHandicap: number | null
}

/** A scorecard with the limit of each hole applied. */
export type AdjustedCard = {
  /** Strokes on each hole after its limit; null for a hole not played. */
  adjusted: (number | null)[]
  /** Strokes before the limits. */
  gross: number
  adjustedGross: number
  /** The nines of an 18-hole card; null for a nine-hole card. */
  front: number | null
  back: number | null
  holesPlayed: number
  parPlayed: number
}

const sum = (strokes: readonly (number | null)[]): number =>
  strokes.reduce<number>((total, hole) => total + (hole ?? 0), 0)

/** Limits every hole and adds up. Rules 3.1 and 3.2; only for rounds posted hole by hole, since totals are not limited. */
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

/** The stored scores of a round posted without its holes. Nothing is adjusted: applying Rule 3.1 was up to the golfer. */
export type PostedTotal = { adjustedGross: number; front: number | null; back: number | null }

/** A score posted as a total, which is taken as adjusted. */
export const fromTotal = (total: number): PostedTotal => ({
  adjustedGross: total,
  front: null,
  back: null,
})

/** The same for a score posted as two nines. */
export const fromNines = (front: number, back: number): PostedTotal => ({
  adjustedGross: front + back,
  front,
  back,
})
