import { exceptionalReduction, reduceRecent } from './exceptional-score'
import { establishingIndex } from './first-index'
import { countingPositions, issueIndex, RECENT } from './handicap-index'
import { lowHandicapIndex } from './low-handicap-index'
import { byDay } from './order-of-play'
import { differentialOf, nineHoleDifferential, roundDifferential } from './score-differential'
import type {
  HandicapIndex,
  IndexRevision,
  LowIndex,
  RecordedScore,
  RecordRow,
  ScoringRecord,
} from './types'

/**
 * Computes the differentials of a golfer's scores, given in any order, and the index after every day of play. All rounds of
 * one day use the index of the evening before, for the expected score and the exceptional test (Rule 5.4). When a score is
 * deleted, changed or posted late, everything is replayed.
 */
export function replay(scores: readonly RecordedScore[]): ScoringRecord {
  let rows: readonly RecordRow[] = []
  const revisions: IndexRevision[] = []
  const issued: LowIndex[] = []
  for (const { day, scores: ofDay } of byDay(scores)) {
    const before = revisions.at(-1)
    const indexInEffect = before?.handicapIndex ?? null
    for (const score of ofDay) rows = record(rows, score, indexInEffect)
    if (indexInEffect === null) rows = completeWaiting(rows)
    const revision = revise(rows, day, before?.low ?? null, issued)
    revisions.push(revision)
    const { handicapIndex } = revision
    if (handicapIndex !== null) issued.push({ day, handicapIndex })
  }
  return { rows: markUsed(rows), revisions }
}

/** Adds one score, and applies its exceptional reduction, if any, to the newest 20 rows (Rule 5.9). */
function record(
  rows: readonly RecordRow[],
  score: RecordedScore,
  indexInEffect: HandicapIndex,
): RecordRow[] {
  const exact = differentialOf(score, indexInEffect)
  const reduction =
    exact === null || indexInEffect === null ? 0 : exceptionalReduction(indexInEffect, exact)
  const differential = exact === null ? null : roundDifferential(exact)
  const row: RecordRow = {
    score,
    indexInEffect,
    nineHoleDifferential: score.holes === 9 ? roundDifferential(nineHoleDifferential(score)) : null,
    unadjustedDifferential: differential,
    reduction: 0,
    differential,
    exceptional: reduction < 0,
    used: false,
  }
  const all = [...rows, row]
  return reduction < 0 ? reduceRecent(all, reduction) : all
}

/** Gives waiting nine-hole and partial scores their differentials once an index can be computed. */
function completeWaiting(rows: readonly RecordRow[]): readonly RecordRow[] {
  const index = establishingIndex(rows)
  if (index === null) return rows
  return rows.map((row) => {
    if (row.differential !== null) return row
    const exact = differentialOf(row.score, index)
    const differential = exact && roundDifferential(exact)
    return { ...row, unadjustedDifferential: differential, differential }
  })
}

const differentials = (rows: readonly RecordRow[]): number[] =>
  rows.flatMap((row) => row.differential ?? [])

/**
 * The index at the end of a day, from the newest 20 differentials. The caps use the Low Handicap Index that was valid before;
 * the new one is computed afterwards and includes this day's index (interpretation 5.7/1). `issued` has the earlier days'
 * values.
 */
function revise(
  rows: readonly RecordRow[],
  playedOn: string,
  low: LowIndex | null,
  issued: readonly LowIndex[],
): IndexRevision {
  const recent = differentials(rows.slice(-RECENT))
  const made = issueIndex(recent, low?.handicapIndex ?? null)
  const { handicapIndex, calculated, softCap, hardCap } = made
  const history = handicapIndex === null ? issued : [...issued, { day: playedOn, handicapIndex }]
  const newLow = lowHandicapIndex(history, playedOn, recent.length)
  return { playedOn, handicapIndex, calculated, softCap, hardCap, low: newLow }
}

function markUsed(rows: readonly RecordRow[]): RecordRow[] {
  const complete = rows.filter((row) => row.differential !== null)
  const used = new Set(countingPositions(differentials(complete)).map((at) => complete[at]))
  return rows.map((row) => ({ ...row, used: used.has(row) }))
}
