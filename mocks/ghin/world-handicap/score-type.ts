/** The score type that a client posts: home, away, or competition (T, from its former name 'Tournament'). */
export type ScoreType = 'H' | 'A' | 'T'

/**
 * The letters shown for a score. N for nine holes and C for competition come before H or A, and E for exceptional comes after;
 * the short form has one letter. In a record C would mean 'combined'; here it means competition.
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
