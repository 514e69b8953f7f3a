type Holes = readonly (number | null)[]

const HOLES = 18

/** The holes of a round in order, from 1. */
type Round = readonly number[]

const hasScore = (holes: Holes, hole: number): boolean => (holes[hole - 1] ?? null) !== null

/** The next hole of the round without a score: one after `hole`, else one before it. Undefined once all have a score. */
export const nextHole = (holes: Holes, hole: number, round: Round): number | undefined =>
  [...round.filter((one) => one > hole), ...round].find((one) => !hasScore(holes, one))

/** The hole where entry continues when the card is opened: `nextHole` after the last hole with a score, else the first hole. */
export function startHole(holes: Holes, round: Round): number | undefined {
  const last = round.findLast((hole) => hasScore(holes, hole))
  return last === undefined ? round[0] : nextHole(holes, last, round)
}

/** Whether a hole without a score lies between holes that have one. */
export const isSkipped = (holes: Holes, hole: number): boolean =>
  holes[hole - 1] === null &&
  holes.slice(0, hole - 1).some((score) => score !== null) &&
  holes.slice(hole).some((score) => score !== null)

/** The hole that is `steps` away in the round, which wraps at its ends. */
export function holeAway(hole: number, steps: number, round: Round): number {
  const { length } = round
  return round[(((round.indexOf(hole) + steps) % length) + length) % length] ?? hole
}

/** A hole as the host sends it. */
type HoleRow = { hole: number; yardage?: number | null; par?: number | null }

/** A hole as a scorecard shows it; values are undefined if unknown. */
export type HoleFacts = { par: number | undefined; yards: number | undefined }

const UNKNOWN: HoleFacts = { par: undefined, yards: undefined }

/** The facts of a hole, by its number from 1. */
export const factsOf = (holes: readonly HoleFacts[], hole: number): HoleFacts =>
  holes[hole - 1] ?? UNKNOWN

/**
 * The 18 holes of a card, in order. Of several rows of a hole the first counts, rows beyond 18 are ignored, and a hole without
 * a row has neither par nor yards (TXT-09; a combination tee has no rows at all).
 */
export function holeList(rows: readonly HoleRow[]): HoleFacts[] {
  return Array.from({ length: HOLES }, (_, at) => {
    const row = rows.find(({ hole }) => hole === at + 1)
    return { par: row?.par || undefined, yards: row?.yardage || undefined }
  })
}

/** The pars by hole, as they are stored with a score; undefined if none is known. */
export const parsOf = (holes: readonly HoleFacts[]): (number | null)[] | undefined =>
  holes.some(({ par }) => par !== undefined) ? holes.map(({ par }) => par ?? null) : undefined

/** The sum of the values; undefined unless all of them are known. */
export function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === values.length ? known.reduce((a, b) => a + b, 0) : undefined
}
