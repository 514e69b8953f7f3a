import { handicapNumber, handicapText } from './handicap'
import { serverTime } from '../dates/server-time'
import { playedDay } from './played-date'

type Row = { userId: number; newHandicap?: unknown }

/** What the history of the index needs of an entry of the golfer's own feed. */
export type IndexItem = {
  userId: number
  activityDate: string
  postedDate?: string | null | undefined
  courseName?: string | null | undefined
  scoreTotal?: number | null | undefined
  goNewHandicap?: unknown
  playerScores?: readonly Row[] | undefined
}

/** The golfer's index after a round. */
export type IndexPoint<Item> = {
  item: Item
  /** When it was posted, in epoch milliseconds. */
  time: number
  /** The day it was played, YYYY-MM-DD. */
  day: string
  /** The index as it is shown: '12.1', '+2.1', 'NH'. */
  text: string
  /** Negative for a plus handicap; undefined without an index, which is a gap in the chart. */
  value: number | undefined
}

/** The golfer's index after each of their rounds, oldest first; rounds without one are left out. */
export function indexPoints<Item extends IndexItem>(
  items: readonly Item[],
  userId: number,
): IndexPoint<Item>[] {
  return items
    .flatMap((item) => {
      const row = item.playerScores?.find((player) => player.userId === userId)
      const index = row ? row.newHandicap : item.userId === userId ? item.goNewHandicap : undefined
      const [time, day, text] = [
        serverTime(item.activityDate),
        playedDay(item),
        handicapText(index),
      ]
      if (time === undefined || day === undefined || text === undefined) return []
      return { item, time, day, text, value: handicapNumber(index) }
    })
    .toSorted((one, other) => one.time - other.time)
}

/** Whether there are enough points for a line; a single one is shown as a sentence. */
export const isLine = (points: readonly IndexPoint<unknown>[]): boolean =>
  points.filter(({ value }) => value !== undefined).length > 1
