import type { RecordedScore } from './types'

/**
 * Oldest first: by day played, then by order of play, never by day posted. A late post goes into its
 * place (Rule 4.3). Usable as a sort function.
 */
export function byOrderOfPlay(a: RecordedScore, b: RecordedScore): number {
  if (a.playedOn !== b.playedOn) return a.playedOn < b.playedOn ? -1 : 1
  if (a.order !== undefined && b.order !== undefined && a.order !== b.order)
    return a.order - b.order
  return Date.parse(a.postedAt) - Date.parse(b.postedAt) || a.id - b.id
}

/** Days of play with their scores, oldest first. */
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
