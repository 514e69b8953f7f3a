import type { ScoreRow } from '../db/scores'

/** The numbers of one golfer's card, named as feed items and player rows share them. */
export const scoreCard = (score: ScoreRow) => ({
  teeName: score.teeName,
  scoreTotal: score.total,
  front9: score.front,
  back9: score.back,
  holes: score.partial?.holesPlayed ?? score.holes,
})

/** An index as items carry it beside a score: a number, plus below zero, or the text 'NH'. */
export const indexOrNone = (index: number | null): number | string => index ?? 'NH'
