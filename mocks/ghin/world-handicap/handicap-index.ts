import { fraction, tenths, toNumber } from './exact'
import { limitIncrease } from './increase-caps'
import { roundToTenth } from './rounding'

/** The maximum Handicap Index. Rule 5.3. */
const MAXIMUM = 54

/** With at least `from` differentials: how many of the lowest count, and the adjustment. Rule 5.2a. */
const TABLE = [
  { from: 20, lowest: 8, adjustment: 0 },
  { from: 19, lowest: 7, adjustment: 0 },
  { from: 17, lowest: 6, adjustment: 0 },
  { from: 15, lowest: 5, adjustment: 0 },
  { from: 12, lowest: 4, adjustment: 0 },
  { from: 9, lowest: 3, adjustment: 0 },
  { from: 7, lowest: 2, adjustment: 0 },
  { from: 6, lowest: 2, adjustment: -1 },
  { from: 5, lowest: 1, adjustment: 0 },
  { from: 4, lowest: 1, adjustment: -1 },
  { from: 3, lowest: 1, adjustment: -2 },
  { from: 0, lowest: 0, adjustment: 0 },
] as const

/** How many of the lowest differentials count, and what is added to their average, by the number of scores. */
export const countingRule = (count: number): { lowest: number; adjustment: number } => {
  const { lowest, adjustment } = TABLE.find(({ from }) => count >= from) ?? TABLE[11]
  return { lowest, adjustment }
}

/** How many of the newest scores the index is computed from. Rule 5.2. */
export const RECENT = 20

/**
 * Which of the newest 20 differentials count, as positions in the list (oldest first). When equal ones compete for the last
 * place, the older one counts; the index is the same either way.
 */
export function countingPositions(differentials: readonly number[]): number[] {
  const oldest = Math.max(0, differentials.length - RECENT)
  const recent = differentials.map((value, at) => ({ value: tenths(value), at })).slice(oldest)
  return recent
    .toSorted((a, b) => a.value - b.value || a.at - b.at)
    .slice(0, countingRule(differentials.length).lowest)
    .map(({ at }) => at)
}

/** An index as calculated from the differentials. */
export type CalculatedIndex = {
  /** The average of the differentials that count, in floating point; null without an index. */
  averageOfUsed: number | null
  /** The rounded average plus the table's adjustment, before caps and maximum. */
  calculated: number | null
}

/** Averages the lowest differentials, rounds, then adjusts; differentials are oldest first. Rules 5.2a and 5.2b. */
export function calculateIndex(differentials: readonly number[]): CalculatedIndex {
  const positions = countingPositions(differentials)
  if (positions.length === 0) return { averageOfUsed: null, calculated: null }
  const sum = positions.reduce((total, at) => total + tenths(differentials[at] ?? 0), 0)
  const average = fraction(sum, 10 * positions.length)
  const { adjustment } = countingRule(differentials.length)
  const calculated = (tenths(roundToTenth(average)) + 10 * adjustment) / 10
  return { averageOfUsed: toNumber(average), calculated }
}

/** An index as issued, after caps and maximum. */
export type IssuedIndex = CalculatedIndex & {
  handicapIndex: number | null
  softCap: boolean
  hardCap: boolean
}

/**
 * The Handicap Index for a record; differentials are oldest first. The caps of Rule 5.8 apply once there are 20 differentials
 * and a Low Handicap Index; the maximum of 54.0 always applies.
 */
export function issueIndex(differentials: readonly number[], low: number | null): IssuedIndex {
  const made = calculateIndex(differentials)
  if (made.calculated === null)
    return { ...made, handicapIndex: null, softCap: false, hardCap: false }
  const capped =
    low !== null && differentials.length >= RECENT
      ? limitIncrease(made.calculated, low)
      : { handicapIndex: made.calculated, softCap: false, hardCap: false }
  return { ...made, ...capped, handicapIndex: Math.min(capped.handicapIndex, MAXIMUM) }
}
