import { playedDay } from './played-date'
import { ownRow } from './posted-card'
import { serverTime } from '../dates/server-time'

type Card = {
  userId: number
  scoreTotal?: number | null | undefined
  holes?: number | null | undefined
}

/** What the chart of the last five rounds needs of an entry of the golfer's own feed. */
export type FiveItem = Card & {
  activityDate: string
  postedDate?: string | null | undefined
  playerScores?: readonly Card[] | undefined
}

/** A full round: the day of play, YYYY-MM-DD, and its strokes. */
export type FiveRound = { day: string; total: number }

const MAX_ROUNDS = 5
/** With fewer rounds no line is drawn. */
const MIN_ROUNDS = 3
const FULL_ROUND = 18

/**
 * The golfer's last five rounds of 18 holes, earliest first; empty if there are fewer than three. Two combined nines are one
 * entry of 18; a round without a number of holes does not count.
 */
export function lastFive(items: readonly FiveItem[], userId: number): FiveRound[] {
  const rounds = items
    .flatMap((item) => {
      const card = ownRow(item, userId)
      const day = playedDay(item)
      const isFull = card !== undefined && (card.holes ?? item.holes) === FULL_ROUND
      if (!isFull || !card.scoreTotal || day === undefined) return []
      return [{ day, total: card.scoreTotal, time: serverTime(item.activityDate) ?? 0 }]
    })
    // Rounds of the same day are in the order in which they were posted.
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.time - other.time)
    .slice(-MAX_ROUNDS)
    .map(({ day, total }) => ({ day, total }))
  return rounds.length < MIN_ROUNDS ? [] : rounds
}

/** The size of the drawing in its own units: as wide as the rail. */
export const FIVE_BOX = { width: 296, height: 128 } as const

const LEFT = 24
const RIGHT = 272
/** The y of the best round, with room for its total above. */
const TOP = 30
const BOTTOM = 74

/** Where the rounds are drawn: evenly spaced, the fewest strokes at the top; all in the middle if the totals are equal. */
export function fiveSpots(totals: readonly number[]): { x: number; y: number }[] {
  const [best, worst] = [Math.min(...totals), Math.max(...totals)]
  const step = (RIGHT - LEFT) / Math.max(totals.length - 1, 1)
  return totals.map((total, at) => ({
    x: LEFT + at * step,
    y:
      worst === best
        ? (TOP + BOTTOM) / 2
        : TOP + ((total - best) / (worst - best)) * (BOTTOM - TOP),
  }))
}
