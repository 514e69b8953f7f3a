import { floorDivide } from './rounding'

/**
 * Strokes received on a hole, by its rank among the holes played (rank 1 gets the first stroke). A plus player gives strokes
 * back starting with the last rank: -1 there. Appendix E.
 */
export function strokesOnHole(courseHandicap: number, rank: number, holes: number = 18): number {
  const onEach = floorDivide(courseHandicap, holes)
  return rank <= courseHandicap - onEach * holes ? onEach + 1 : onEach
}

/**
 * Strokes on each hole of a round, in the order of the stroke indexes: 18 of them, or the nine of one side, which are ranked
 * among themselves. Appendix E.
 */
export const strokesPerHole = (
  courseHandicap: number,
  strokeIndexes: readonly number[],
): number[] =>
  strokeIndexes.map((strokeIndex) => {
    const rank = strokeIndexes.filter((other) => other <= strokeIndex).length
    return strokesOnHole(courseHandicap, rank, strokeIndexes.length)
  })
