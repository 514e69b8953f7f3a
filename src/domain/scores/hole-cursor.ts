type Holes = readonly (number | null)[]

const LAST = 18

/** The hole after `hole` that has no score yet, then one before it; the same hole once all have one. Holes count from 1. */
export function nextHole(holes: Holes, hole: number): number {
  const open = (at: number) => holes[at - 1] === null
  for (let next = hole + 1; next <= LAST; next += 1) if (open(next)) return next
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
  ((((hole - 1 + steps) % LAST) + LAST) % LAST) + 1
