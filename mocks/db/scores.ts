import { isDay } from '../lib/time'
import { firstWrong, isWhole } from './schema'
import { createTable, type Table } from './table'

export type TeeSetSide = 'All18' | 'Front9' | 'Back9'

/** A posted score. */
export type ScoreRow = {
  id: number
  userId: number
  courseId: number
  courseName: string
  facilityName: string | null
  teeSetId: number
  teeName: string
  side: TeeSetSide
  holes: 18 | 9
  /** The golfer's calendar day, YYYY-MM-DD. */
  playedOn: string
  /** Epoch ms. */
  postedAt: number
  scoreType: 'H' | 'A' | 'T'
  /** Strokes. The nines are null when only the total is known. */
  total: number
  front: number | null
  back: number | null
  /** After the limit of each hole; a posted total counts as already adjusted. */
  adjustedGross: number
  frontAdjusted: number | null
  backAdjusted: number | null
  /** Only for 10 to 17 holes posted hole by hole: their number and their par. */
  partial?: { holesPlayed: number; parPlayed: number }
  notes: string
  showTo: 'Followers' | 'Private'
  /** The group round it belongs to; null: none. */
  roundId: number | null
  /** Rating of the holes played, as of that day. */
  courseRating: number
  slopeRating: number
  par: number
  /** Handicap Index before and after the score, a plus index as a negative number; null: none. */
  oldIndex: number | null
  newIndex: number | null
}

/** In the order posted. */
export type Scores = Table<ScoreRow, 'userId' | 'roundId'>

const check = (row: ScoreRow) =>
  firstWrong(
    [isDay(row.playedOn), 'playedOn'],
    [isWhole(row.total, 10, 999), 'total'],
    [isWhole(row.adjustedGross, 10, row.total), 'adjusted gross score'],
    [row.front === null || isWhole(row.front, row.partial ? 1 : 9, row.total), 'front'],
    [row.back === null || isWhole(row.back, row.partial ? 1 : 9, row.total), 'back'],
    [
      row.front === null || row.back === null || row.front + row.back === row.total,
      'front and back do not make the total',
    ],
    [(row.side === 'All18') === (row.holes === 18), 'side and holes disagree'],
    [row.notes.length <= 500, 'notes too long'],
    [isWhole(row.slopeRating, 55, 155), 'Slope Rating'],
    [row.courseRating > 20 && row.courseRating < 90, 'Course Rating'],
  )

export const createScores = (touched: () => void): Scores =>
  createTable<ScoreRow, 'userId' | 'roundId'>(
    {
      name: 'scores',
      check,
      order: (row) => row.postedAt,
      by: {
        userId: (row) => [row.userId],
        roundId: (row) => (row.roundId === null ? [] : [row.roundId]),
      },
    },
    touched,
  )
