/** What a client posts: home, away, or competition (the letter is that of the old 'Tournament'). */
export type ScoreType = 'H' | 'A' | 'T'

/**
 * The letters shown for a score. N for nine holes and C for competition come before H or A, E for
 * exceptional after; the short form has one letter. A stored C would mean 'combined', a shown one
 * means competition.
 */
export function displayScoreType(score: {
  scoreType: ScoreType
  postedOnHomeCourse: boolean
  holes: 18 | 9
  exceptional: boolean
}): { short: string; full: string } {
  const nine = score.holes === 9 ? 'N' : ''
  const competition = score.scoreType === 'T' ? 'C' : ''
  const place = score.postedOnHomeCourse ? 'H' : 'A'
  return {
    short: competition || nine || place,
    full: `${nine}${competition}${place}${score.exceptional ? 'E' : ''}`,
  }
}
