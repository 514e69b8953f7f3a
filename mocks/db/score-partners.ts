import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** A golfer named as a partner when a score was posted, and what the poster won from or lost to them. */
export type ScorePartnerRow = {
  id: number
  scoreId: number
  /** Who posted. */
  userId: number
  partnerId: number
  /** Whole US dollars as the poster sees them: won above zero, lost below. */
  dollars: number
}

export type ScorePartners = Table<ScorePartnerRow, 'scoreId' | 'userId' | 'partnerId'>

const check = (row: ScorePartnerRow) =>
  firstWrong(
    [row.userId !== row.partnerId, 'partner of oneself'],
    [Number.isSafeInteger(row.dollars), 'dollars'],
  )

export const createScorePartners = (touched: () => void): ScorePartners =>
  createTable<ScorePartnerRow, 'scoreId' | 'userId' | 'partnerId'>(
    {
      name: 'score-partners',
      check,
      by: {
        scoreId: (row) => [row.scoreId],
        userId: (row) => [row.userId],
        partnerId: (row) => [row.partnerId],
      },
    },
    touched,
  )
