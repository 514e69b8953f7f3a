import type { RecordedScore } from './types'

/**
 * Sort function, oldest first: by day played, then by order of play. The day of posting does not matter, so a late post goes to
 * its place in the record (Rule 4.3).
 */
export function byOrderOfPlay(a: RecordedScore, b: RecordedScore): number {
  if (a.playedOn !== b.playedOn) return a.playedOn < b.playedOn ? -1 : 1
  if (a.order !== undefined && b.order !== undefined && a.order !== b.order)
    return a.order - b.order
  return Date.parse(a.postedAt) - Date.parse(b.postedAt) || a.id - b.id
}

/** The scores grouped by day of play, oldest first. */
export const byDay = (
  scores: readonly RecordedScore[],
): { day: string; scores: RecordedScore[] }[] => {
  const days = new Map<string, RecordedScore[]>()
  for (const score of scores.toSorted(byOrderOfPlay)) {
    const sameDay = days.get(score.playedOn)
    if (sameDay) sameDay.push(score)
    else days.set(score.playedOn, [score])
  }
  return [...days].map(([day, ofDay]) => ({ day, scores: ofDay }))
}
