import { plus } from './exact'
import { issueIndex } from './handicap-index'
import { nineHoleDifferential, roundDifferential } from './score-differential'
import type { RecordRow } from './types'

/**
 * The index that completes the scores waiting for one; null before 54 holes are posted (Rules 4.5 and
 * 5.2a). How the association finds it is not public. Here waiting nines are paired in order of play,
 * two nine-hole differentials making one of 18 holes; a nine left over and rounds of 10 to 17 holes
 * do not help to make it. Only for this step are nines ever paired.
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
