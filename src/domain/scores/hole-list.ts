/** A hole as the wire has it. */
type HoleRow = { hole: number; yardage?: number | null; par?: number | null }

/** A hole as a scorecard shows it; undefined where unknown. */
export type HoleFacts = { par: number | undefined; yards: number | undefined }

const HOLES = 18

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
