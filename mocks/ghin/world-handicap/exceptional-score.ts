import { compare, decimal, fraction, minus, tenths, type Exact } from './exact'
import { RECENT } from './handicap-index'
import type { RecordRow } from './types'

/**
 * Strokes to add to each of the newest 20 differentials, including the exceptional one, for a score that beats the index in
 * effect. Rule 5.9: by 7.0 or more -1, by 10.0 or more -2. The differential is unrounded, so a score that is 6.96 strokes
 * better is not exceptional.
 */
export function exceptionalReduction(indexInEffect: number, differential: Exact): 0 | -1 | -2 {
  const better = minus(decimal(indexInEffect), differential)
  if (compare(better, fraction(10, 1)) >= 0) return -2
  return compare(better, fraction(7, 1)) >= 0 ? -1 : 0
}

type Reducible = Pick<RecordRow, 'unadjustedDifferential' | 'reduction' | 'differential'>

/**
 * Attaches a reduction to the newest 20 rows; rows are oldest first, and the exceptional score is the last. The reduction
 * stays with the rows: the index falls by it at once and recovers as the rows leave the record. Rule 5.9.
 */
export function reduceRecent<Row extends Reducible>(rows: readonly Row[], by: number): Row[] {
  return rows.map((row, at) => {
    if (at < rows.length - RECENT || row.unadjustedDifferential === null) return row
    const reduction = row.reduction + by
    const differential = (tenths(row.unadjustedDifferential) + 10 * reduction) / 10
    return { ...row, reduction, differential }
  })
}
