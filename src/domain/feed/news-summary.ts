import { handicapNumber } from '../scores/handicap'
import { isNews } from './linx-news'
import { shortNames, visibleText } from '../people/names'
import { uniqueBy } from '~/lib/unique'

type Card = { scoreTotal?: number | null | undefined; holes?: number | null | undefined }

type Player = Card & {
  userId: number
  userName: string
  oldHandicap?: unknown
  newHandicap?: unknown
  isFollowed?: boolean | null | undefined
}

/** What the summary reads of an entry of the feed. */
export type SummaryItem = Card & {
  userId: number
  name: string
  notificationType: string
  activityDate: string
  postedDate?: string | null | undefined
  courseName?: string | null | undefined
  goOldHandicap?: unknown
  goNewHandicap?: unknown
  playerScores?: readonly Player[] | undefined
}

/** One of the golfer's bets: the day of the round, the course, the partner, and whole dollars won (negative: lost). */
export type SummaryBet = { date: string; course: string; partner: string; dollars: number }

/** Another golfer's round in a feed item. */
type Round = {
  userId: number
  name: string
  total: number | undefined
  holes: unknown
  hasLowerIndex: boolean
}

const hasLowerIndex = (before: unknown, after: unknown): boolean => {
  const [old, next] = [handicapNumber(before), handicapNumber(after)]
  return old !== undefined && next !== undefined && next < old
}

/** The rounds of other golfers in an entry; of a group round, only those of golfers that `me` follows. */
function roundsOf(item: SummaryItem, me: number): Round[] {
  const { playerScores = [] } = item
  if (playerScores.length > 0) {
    return playerScores
      .filter(({ userId, isFollowed }) => userId !== me && isFollowed === true)
      .map((player) => ({
        userId: player.userId,
        name: player.userName,
        total: player.scoreTotal ?? undefined,
        holes: player.holes ?? item.holes,
        hasLowerIndex: hasLowerIndex(player.oldHandicap, player.newHandicap),
      }))
  }
  if (typeof item.scoreTotal !== 'number' || item.userId === me) return []
  const { userId, name, scoreTotal: total, holes } = item
  return [
    {
      userId,
      name,
      total,
      holes,
      hasLowerIndex: hasLowerIndex(item.goOldHandicap, item.goNewHandicap),
    },
  ]
}

const FULL_ROUND = 18

/** A part of the summary, which the feed can be filtered by. */
export type SummaryPart = 'rounds' | 'best' | 'down' | 'followers' | 'bets'

/** What happened since the golfer's last look. */
export type LinxSummary = {
  rounds: number
  /** How many golfers played these rounds. */
  friends: number
  /** The lowest total over 18 holes, and the short names of all who played it. */
  best: { total: number; names: readonly string[] } | undefined
  /** How many golfers' Handicap Index fell. */
  down: number
  followers: number
  /** The net dollars of the bets on new rounds; undefined without any. */
  won: number | undefined
}

const betsOn = (item: SummaryItem, bets: readonly SummaryBet[]): SummaryBet[] => {
  const names = [item.name, ...(item.playerScores ?? []).map(({ userName }) => userName)]
  return bets.filter(
    ({ date, course, partner }) =>
      date !== '' &&
      date.slice(0, 10) === item.postedDate?.slice(0, 10) && // either may have a time
      visibleText(course) === visibleText(item.courseName) &&
      names.includes(partner),
  )
}

type News = { items: readonly SummaryItem[]; bets: readonly SummaryBet[]; me: number }

/** The entries that are news to the golfer. */
export const newsOf = <Item extends SummaryItem>(
  items: readonly Item[],
  me: number,
  lastNotify: number | undefined,
): Item[] => items.filter((item) => isNews(item, me, lastNotify))

const bestTotal = (rounds: readonly Round[]): number | undefined => {
  const totals = rounds.flatMap(({ total, holes }) =>
    total !== undefined && holes === FULL_ROUND ? [total] : [],
  )
  return totals.length > 0 ? Math.min(...totals) : undefined
}

/** Summarizes the entries that are news. */
export function summarize({ items, bets, me }: News): LinxSummary {
  const rounds = items.flatMap((item) => roundsOf(item, me))
  const total = bestTotal(rounds)
  const best = uniqueBy(
    rounds.filter((round) => round.holes === FULL_ROUND && round.total === total),
    ({ userId }) => userId,
  )
  const newBets = new Set(items.flatMap((item) => betsOn(item, bets)))
  return {
    rounds: rounds.length,
    friends: new Set(rounds.map(({ userId }) => userId)).size,
    best: total === undefined ? undefined : { total, names: shortNames(best) },
    down: new Set(rounds.filter((round) => round.hasLowerIndex).map(({ userId }) => userId)).size,
    followers: items.filter(({ notificationType }) => notificationType === 'NewFollower').length,
    won: newBets.size > 0 ? [...newBets].reduce((sum, { dollars }) => sum + dollars, 0) : undefined,
  }
}

/** The feed items behind one part of the summary. */
export function itemsOfPart<Item extends SummaryItem>(
  part: SummaryPart,
  { items, bets, me }: { items: readonly Item[]; bets: readonly SummaryBet[]; me: number },
): Item[] {
  const total = bestTotal(items.flatMap((item) => roundsOf(item, me)))
  return items.filter((item) => {
    const rounds = roundsOf(item, me)
    if (part === 'followers') return item.notificationType === 'NewFollower'
    if (part === 'bets') return betsOn(item, bets).length > 0
    if (part === 'down') return rounds.some((round) => round.hasLowerIndex)
    if (part === 'best') {
      return rounds.some((round) => round.holes === FULL_ROUND && round.total === total)
    }
    return rounds.length > 0
  })
}
