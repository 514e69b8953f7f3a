/**
 * The maximum that a hole can count. Rule 3.1: net double bogey (par + 2 + strokes received, minus one where a plus player
 * gives one back), and never more than par + 5. With null strokes (no index yet) it is par + 5.
 */
export const maximumHoleScore = (par: number, strokes: number | null): number =>
  par + (strokes === null ? 5 : Math.min(2 + strokes, 5))

/**
 * The score for a hole that was started but not finished: strokes taken plus those most likely needed, but at most the
 * maximum. Rule 3.3.
 */
export const mostLikelyScore = (taken: number, toFinish: number, maximum: number): number =>
  Math.min(taken + toFinish, maximum)
