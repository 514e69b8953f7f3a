/**
 * The most a hole can count. Rule 3.1: net double bogey (par + 2 + strokes received, less one where a
 * plus player gives one back), and never above par + 5. Null strokes: no index yet, par + 5.
 */
export const maximumHoleScore = (par: number, strokes: number | null): number =>
  par + (strokes === null ? 5 : Math.min(2 + strokes, 5))

/**
 * A hole started but not finished: the strokes taken and those still likely, or the maximum if that is
 * lower. Rule 3.3.
 */
export const mostLikelyScore = (taken: number, toFinish: number, maximum: number): number =>
  Math.min(taken + toFinish, maximum)
