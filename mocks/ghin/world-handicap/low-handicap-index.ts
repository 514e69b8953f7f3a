import { DAY_MS } from '../../lib/time'
import { RECENT } from './handicap-index'
import type { LowIndex } from './types'

/** The calendar day that is `days` before a day, both YYYY-MM-DD. */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/**
 * The lowest index of the 365 days up to the day on which the newest score was played; null until the record has 20 scores.
 * Rule 5.7 and interpretation 5.7/1. Of equal values the latest is returned.
 */
export function lowHandicapIndex(
  history: readonly LowIndex[],
  newestScoreOn: string,
  scoresInRecord: number,
): LowIndex | null {
  if (scoresInRecord < RECENT) return null
  const from = daysBefore(newestScoreOn, 365)
  const inWindow = history.filter(({ day }) => day >= from && day <= newestScoreOn)
  return inWindow.reduce<LowIndex | null>((lowest, entry) => {
    const lower = lowest === null || entry.handicapIndex < lowest.handicapIndex
    const later = entry.handicapIndex === lowest?.handicapIndex && entry.day > lowest.day
    return lower || later ? entry : lowest
  }, null)
}
