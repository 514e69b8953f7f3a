import { floorDivide } from './rounding'

/**
 * Strokes received on a hole, by its place among the holes played (1 is the first to get one). A plus
 * player gives back from the last place downward: -1 there. Appendix E.
 */
export function strokesOnHole(courseHandicap: number, rank: number, holes: number = 18): number {
  const onEach = floorDivide(courseHandicap, holes)
  return rank <= courseHandicap - onEach * holes ? onEach + 1 : onEach
}

/**
 * Strokes on each hole of a round, in the order of the stroke indexes given: 18 of them, or the nine
 * of one side, which are ranked among themselves. Appendix E.
 */
export const strokesPerHole = (
  courseHandicap: number,
  strokeIndexes: readonly number[],
): number[] =>
  strokeIndexes.map((strokeIndex) => {
    const rank = strokeIndexes.filter((other) => other <= strokeIndex).length
    return strokesOnHole(courseHandicap, rank, strokeIndexes.length)
  })
