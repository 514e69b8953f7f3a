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

/** The history of the index in words. */
export type IndexStory = {
  /** The index now, as shown; 'NH' too. */
  now: string
  /**
   * The change since the latest point that is at least a month older than the last round, else since the first point. `since` is
   * the day that point was played, YYYY-MM-DD. Undefined with fewer than two points.
   */
  change: { text: string; since: string } | undefined
  /** The lowest (best) index, and the day of its round, YYYY-MM-DD. */
  low: { text: string; day: string } | undefined
}

/** The history of the points in words; undefined without any. */
export function indexStory(points: readonly IndexPoint<unknown>[]): IndexStory | undefined {
  const last = points.at(-1)
  if (!last) return undefined
  const known = points.flatMap(({ value, text, time, day }) =>
    value === undefined ? [] : [{ value, text, time, day }],
  )
  const [first, end] = [known[0], known.at(-1)]
  const before = known.findLast(({ time }) => time <= last.time - MONTH_MS) ?? first
  const [low] = known.toSorted((one, other) => one.value - other.value)
  return {
    now: last.text,
    change:
      before && end && before !== end && last.value !== undefined
        ? { text: changeText(before.value, end.value), since: before.day }
        : undefined,
    low: low && { text: low.text, day: low.day },
  }
}

/** The size of the chart and its padding. */
export type ChartBox = { width: number; height: number; inset: number }

/** Where a point is drawn. */
export type Spot = { x: number; y: number }

/**
 * The layout of the chart: a spot per point (undefined at a gap), the lines between neighbors that both have a value, the index
 * at its top and bottom, and the y of scratch if it lies between them. A better index is higher, and the points are evenly
 * spaced, not by date.
 */
export function indexChart(points: readonly IndexPoint<unknown>[], box: ChartBox) {
  const { width, height, inset } = box
  const values = points.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const room = Math.max(highest - lowest, 1)
  // What changed by less than 1 is in the middle.
  const best = lowest - (room - (highest - lowest)) / 2
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
  const worst = best + room
  const scratch = best < 0 && worst >= 0 ? yOf(0) : undefined
  return { spots, lines, best, worst, scratch }
}

/** How many score differentials a Handicap Index is calculated from. */
const MAX_ROUNDS = 20

type PlayerRow = {
  userId: number
  teeName?: string | null | undefined
  scoreTotal?: number | null | undefined
  holes?: number | null | undefined
  oldHandicap?: unknown
  newHandicap?: unknown
}

/** What the profile's index card needs of an entry of the golfer's own feed. */
export type RoundItem = Omit<IndexItem, 'playerScores'> & {
  handicap?: unknown
  teeName?: string | null | undefined
  holes?: number | null | undefined
  goOldHandicap?: unknown
  playerScores?: readonly PlayerRow[] | undefined
}

/** A round as the profile's index card lists it. */
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

/** The golfer's newest rounds, at most twenty, newest first. */
export function indexRounds<Item extends RoundItem>(
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

/** The current index, its last change and its low in these rounds; each is undefined if the rounds do not show it. */
export function indexSummary<Item extends RoundItem>(
  rounds: readonly IndexRound<Item>[],
  userId: number,
) {
  const known = rounds.filter(({ after }) => handicapText(after) !== undefined)
  const own = rounds.find(
    ({ item }) => item.userId === userId && handicapText(item.handicap) !== undefined,
  )
  const lows = known.filter(({ after }) => handicapNumber(after) !== undefined)
  const value = ({ after }: IndexRound<Item>) => handicapNumber(after) ?? Infinity
  return {
    now: handicapText(own?.item.handicap) ?? handicapText(known[0]?.after),
    /** The last round that changed the index. */
    change: known.find(({ before, after }) => {
      const kind = handicapMovement(before, after)?.kind
      return kind === 'moved' || kind === 'changed'
    }),
    /** The earliest of the rounds with the lowest index. */
    low: lows.toReversed().toSorted((one, other) => value(one) - value(other))[0],
    /** The newest round with an index after it. */
    revised: known[0],
  }
}
