import { plus } from './exact'
import { issueIndex } from './handicap-index'
import { nineHoleDifferential, roundDifferential } from './score-differential'
import type { RecordRow } from './types'

/**
 * The first index, with which waiting scores are completed; null before 54 holes are posted (Rules 4.5 and 5.2a). How the
 * association computes it is not public. Here waiting nines are paired in order of play, and two nine-hole differentials make
 * one of 18 holes; a nine left over and rounds of 10 to 17 holes do not count. Nines are paired only for this step.
 */
export function establishingIndex(rows: readonly RecordRow[]): number | null {
  const whole = rows.flatMap((row) => row.differential ?? [])
  const nines = rows.filter((row) => row.differential === null && row.score.holes === 9)
  const pairs = nines.flatMap(({ score }, at) => {
    const next = nines[at + 1]
    if (at % 2 === 1 || !next) return []
    return roundDifferential(plus(nineHoleDifferential(score), nineHoleDifferential(next.score)))
  })
  return issueIndex([...whole, ...pairs], null).handicapIndex
}
