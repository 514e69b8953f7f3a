import type { RecordedScore } from './types'

/** A plain 18-hole score on tees where the differential is the score minus 72. */
export const round = (
  playedOn: string,
  adjustedGross: number,
  more: Partial<RecordedScore> = {},
): RecordedScore => ({
  id: Number(playedOn.replaceAll('-', '')),
  playedOn,
  postedAt: `${playedOn}T20:00:00Z`,
  adjustedGross,
  holes: 18,
  courseRating: 72,
  slopeRating: 113,
  par: 72,
  ...more,
})

/** A nine-hole score on tees where the nine-hole differential is the score minus 36. */
export const nine = (
  playedOn: string,
  adjustedGross: number,
  more: Partial<RecordedScore> = {},
): RecordedScore => round(playedOn, adjustedGross, { holes: 9, courseRating: 36, par: 36, ...more })
