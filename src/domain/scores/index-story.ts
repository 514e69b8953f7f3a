import { serverTime } from '../dates/server-time'
import { handicapMovement, handicapNumber, handicapText } from './handicap'
import type { IndexItem, IndexPoint } from './index-points'
import { playedDay } from './played-date'

const MONTH_MS = 30 * 86_400_000

/** The text of an index change: 'down 0.4', 'up 1.2', 'unchanged'. */
export function changeText(from: number, to: number): string {
  const tenths = Math.round(to * 10) - Math.round(from * 10)
  if (tenths === 0) return 'unchanged'
  return `${tenths < 0 ? 'down' : 'up'} ${(Math.abs(tenths) / 10).toFixed(1)}`
}

/** An index of the chart as it is shown: a plus handicap keeps its sign. */
export const valueText = (value: number): string => handicapText(value) ?? ''

/** What the chart of an index says in words. */
export type IndexStory = {
  /** The index now, as shown; 'NH' too. */
  now: string
  /**
   * Since a month before the last round: the last point that is as old, else the first; with the day it was played, YYYY-MM-DD.
   * Undefined with fewer than two.
   */
  change: { text: string; since: string } | undefined
  /** The lowest there was; the better. With the day it was played. */
  low: { text: string; day: string } | undefined
}

/** The summary of the points; undefined without any. */
export function indexStory(points: readonly IndexPoint<unknown>[]): IndexStory | undefined {
  const last = points.at(-1)
  if (!last) return undefined
  const known = points.flatMap(({ value, text, time, day }) =>
    value === undefined ? [] : [{ value, text, time, day }],
  )
  const [first, end] = [known[0], known.at(-1)]
  const before = known.findLast(({ time }) => time <= last.time - MONTH_MS) ?? first
  const low = known.reduce(
    (best, point) => (point.value < best.value ? point : best),
    known[0] ?? {
      value: Infinity,
      text: '',
      day: '',
    },
  )
  return {
    now: last.text,
    change:
      before && end && before !== end && last.value !== undefined
        ? { text: changeText(before.value, end.value), since: before.day }
        : undefined,
    low: first && { text: low.text, day: low.day },
  }
}

/** The size of the chart, and the room left free at its edges. */
export type ChartBox = { width: number; height: number; inset: number }

/** Where a point is drawn. */
export type Spot = { x: number; y: number }

/**
 * The chart: a spot per point (undefined at a gap), the lines between neighbors that both have a value, the values of its top
 * and bottom, and the height of scratch when it lies between them. A better index stands higher, and points are as far apart
 * as rounds, not as days.
 */
export function indexChart(points: readonly IndexPoint<unknown>[], box: ChartBox) {
  const { width, height, inset } = box
  const values = points.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const [best, worst] = [Math.min(...values), Math.max(...values)]
  const room = Math.max(worst - best, 1)
  const step = points.length > 1 ? (width - 2 * inset) / (points.length - 1) : 0
  const yOf = (value: number) => inset + ((value - best) / room) * (height - 2 * inset)
  const spots = points.map(({ value }, at): Spot | undefined =>
    value === undefined ? undefined : { x: inset + at * step, y: yOf(value) },
  )
  const lines: Spot[][] = []
  let line: Spot[] = []
  for (const spot of [...spots, undefined]) {
    if (spot) line.push(spot)
    else if (line.length > 0) {
      lines.push(line)
      line = []
    }
  }
  const scratch = best < 0 && worst >= 0 ? yOf(0) : undefined
  return { spots, lines, best, worst: best + room, scratch }
}

/** How many score differentials a Handicap Index is made of. */
const MAX_ROUNDS = 20

type HomeRow = {
  userId: number
  teeName?: string | null | undefined
  scoreTotal?: number | null | undefined
  holes?: number | null | undefined
  oldHandicap?: unknown
  newHandicap?: unknown
}

/** What the page of an index reads of an entry of the golfer's own feed. */
export type HomeItem = Omit<IndexItem, 'playerScores'> & {
  handicap?: unknown
  teeName?: string | null | undefined
  holes?: number | null | undefined
  goOldHandicap?: unknown
  playerScores?: readonly HomeRow[] | undefined
}

/** A round as the page of an index lists it. */
export type IndexRound<Item> = {
  item: Item
  /** The day of play, YYYY-MM-DD. */
  day: string
  tee: string | null | undefined
  total: number
  holes: number | null | undefined
  before: unknown
  after: unknown
}

/** The golfer's newest rounds, at most twenty, the newest first. */
export function indexRounds<Item extends HomeItem>(
  items: readonly Item[],
  userId: number,
): IndexRound<Item>[] {
  return items
    .flatMap((item) => {
      const row = item.playerScores?.find((player) => player.userId === userId)
      if (!row && item.userId !== userId) return []
      const day = playedDay(item)
      const total = row ? row.scoreTotal : item.scoreTotal
      if (!total || day === undefined) return []
      const round = {
        item,
        day,
        tee: row?.teeName ?? item.teeName,
        total,
        holes: row?.holes ?? item.holes,
        before: row ? row.oldHandicap : item.goOldHandicap,
        after: row ? row.newHandicap : item.goNewHandicap,
        time: serverTime(item.activityDate) ?? 0,
      }
      return [round]
    })
    .toSorted((one, other) => other.time - one.time)
    .slice(0, MAX_ROUNDS)
    .map(({ time: _time, ...round }) => round)
}

/** The index now, its last change and its low in these rounds; a part that they do not have is undefined. */
export function indexHome<Item extends HomeItem>(
  rounds: readonly IndexRound<Item>[],
  userId: number,
) {
  const known = rounds.filter(({ after }) => handicapText(after) !== undefined)
  const own = rounds.find(({ item }) => item.userId === userId)
  const lows = known.filter(({ after }) => handicapNumber(after) !== undefined)
  const value = ({ after }: IndexRound<Item>) => handicapNumber(after) ?? Infinity
  return {
    now: handicapText(own?.item.handicap) ?? handicapText(known[0]?.after),
    /** The round that moved it last. */
    change: known.find(({ before, after }) => {
      const kind = handicapMovement(before, after)?.kind
      return kind === 'moved' || kind === 'changed'
    }),
    /** The earliest of the rounds with the lowest index. */
    low: lows.toReversed().toSorted((one, other) => value(one) - value(other))[0],
    /** The round with which it was calculated last. */
    revised: known[0],
  }
}
