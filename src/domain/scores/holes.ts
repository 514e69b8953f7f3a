type Holes = readonly (number | null)[]

const HOLES = 18

/** The hole after `hole` that has no score yet, then one before it; the same hole once all have one. Holes count from 1. */
export function nextHole(holes: Holes, hole: number): number {
  const open = (at: number) => holes[at - 1] === null
  for (let next = hole + 1; next <= HOLES; next += 1) if (open(next)) return next
  for (let next = 1; next < hole; next += 1) if (open(next)) return next
  return hole
}

/** The hole where entry continues when the card is opened: the one after the last hole with a score. */
export function startHole(holes: Holes): number {
  const last = holes.findLastIndex((score) => score !== null)
  return last < 0 ? 1 : nextHole(holes, last + 1)
}

/** Whether a hole without a score lies between holes that have one. */
export const isSkipped = (holes: Holes, hole: number): boolean =>
  holes[hole - 1] === null &&
  holes.slice(0, hole - 1).some((score) => score !== null) &&
  holes.slice(hole).some((score) => score !== null)

/** The hole `steps` further, round the ends of the card. */
export const holeAway = (hole: number, steps: number): number =>
  ((((hole - 1 + steps) % HOLES) + HOLES) % HOLES) + 1

/** A hole as the wire has it. */
type HoleRow = { hole: number; yardage?: number | null; par?: number | null }

/** A hole as a scorecard shows it; undefined where unknown. */
export type HoleFacts = { par: number | undefined; yards: number | undefined }

/**
 * The 18 holes of a card, by number: the first row of each counts, rows beyond 18 do not, and a hole without a row has
 * neither par nor yards (TXT-09; a combination tee has no rows at all).
 */
export function holeList(rows: readonly HoleRow[]): HoleFacts[] {
  return Array.from({ length: HOLES }, (_, at) => {
    const row = rows.find(({ hole }) => hole === at + 1)
    return { par: row?.par || undefined, yards: row?.yardage || undefined }
  })
}

/** The pars by hole, as a posted score names them; undefined when none is known. */
export const parsOf = (holes: readonly HoleFacts[]): (number | null)[] | undefined =>
  holes.some(({ par }) => par !== undefined) ? holes.map(({ par }) => par ?? null) : undefined

/** The sum of what is known of some holes; undefined unless all of them are known. */
export function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === values.length ? known.reduce((a, b) => a + b, 0) : undefined
}
