/** What a board needs of a row: strokes and holes, absent if unknown. */
export type BoardRow = { scoreTotal?: number | null | undefined; holes?: number | null | undefined }

/** A row of a board with its rank. */
export type Ranked<Row> = {
  row: Row
  /** '1', 'T2'; absent for a row that cannot be compared with the winner's. */
  rank: string | undefined
}

/** Sorts a row without a total after all others. */
const NO_TOTAL = Number.POSITIVE_INFINITY

/**
 * The rows of a grouped round, lowest total first; ties share a rank: 1, T2, T2, 4. Golfers who played fewer holes come after
 * those who played the full round and have no rank, since their totals cannot be compared.
 */
export function leaderboard<Row extends BoardRow>(rows: readonly Row[]): Ranked<Row>[] {
  const maxHoles = Math.max(0, ...rows.map(({ holes }) => holes ?? 0))
  const isFull = (row: Row) => (row.holes ?? maxHoles) >= maxHoles
  const sorted = rows.toSorted(
    (a, b) =>
      Number(isFull(b)) - Number(isFull(a)) ||
      compare(a.scoreTotal ?? NO_TOTAL, b.scoreTotal ?? NO_TOTAL),
  )
  const totals = rows.filter(isFull).map(({ scoreTotal }) => scoreTotal)
  return sorted.map((row) => {
    const total = row.scoreTotal
    if (!isFull(row) || total === null || total === undefined) return { row, rank: undefined }
    const better = totals.filter(
      (other) => other !== null && other !== undefined && other < total,
    ).length
    const tied = totals.filter((other) => other === total).length > 1
    return { row, rank: `${tied ? 'T' : ''}${better + 1}` }
  })
}

/** Equal totals are compared first, since `Infinity - Infinity` is NaN. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)
