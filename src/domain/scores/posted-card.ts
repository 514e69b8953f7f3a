import { count, integer, listOf, maybe, nonBlank, number, or, record, UNUSABLE } from '~/lib/decode'
import type { Decoder } from '~/lib/decode'
import { wholeNumber } from '~/lib/numbers'
import { serverTime } from '../dates/server-time'
import { sameName } from '../people/location-text'

/** A value for each hole from 1; null where unknown or not played. Empty when nothing is known. */
type ByHole = readonly (number | null)[]

type Strokes = {
  holesPlayed: number
  scoreTotal: number
  scoreFront?: number | undefined
  scoreBack?: number | undefined
}

/** A score as it was posted from this device, with what the host does not return: its holes and its tees' ratings. */
export type PostedCard = {
  /** The draft's id. */
  id: string
  courseName: string
  /** YYYY-MM-DD. */
  datePlayed: string
  strokes: Strokes
  /** When it was posted, by this device's clock; epoch milliseconds. */
  at: number
  courseRating?: number | undefined
  slopeRating?: number | undefined
  /** The adjusted gross score, in which each hole has a maximum; absent while the score is under review. */
  adjusted?: number | undefined
  /** Empty for a posted total. */
  holes: ByHole
  pars: ByHole
  yards: ByHole
}

const byHole: Decoder<ByHole> = (json) =>
  Array.isArray(json) ? json.slice(0, 18).map((value) => wholeNumber(value) ?? null) : UNUSABLE

/** Reads stored cards from unknown data; those that cannot be read are left out (R8). */
export const readPostedCards = listOf(
  record<PostedCard>({
    id: nonBlank,
    courseName: nonBlank,
    datePlayed: nonBlank,
    strokes: record<Strokes>({
      holesPlayed: count,
      scoreTotal: count,
      scoreFront: maybe(count),
      scoreBack: maybe(count),
    }),
    at: integer,
    courseRating: maybe(number),
    slopeRating: maybe(number),
    adjusted: maybe(count),
    holes: or<ByHole, ByHole>(byHole, []),
    pars: or<ByHole, ByHole>(byHole, []),
    yards: or<ByHole, ByHole>(byHole, []),
  }),
)

/** The Slope Rating of a course of standard difficulty. */
const STANDARD_SLOPE = 113

/**
 * The Score Differential of a card, '12.3', from its adjusted score and its ratings; undefined if one is unknown or the card does
 * not have 18 holes. The association may still correct it for the day's playing conditions.
 */
export function differentialText(card: PostedCard): string | undefined {
  const { adjusted, courseRating, slopeRating, strokes } = card
  if (adjusted === undefined || courseRating === undefined || !slopeRating) return undefined
  if (strokes.holesPlayed !== 18) return undefined
  // In whole tenths, since 86 - 69.2 is a little below 16.8, and a differential of 16.95 would be shown as 16.9.
  const above = Math.round((adjusted - courseRating) * 10)
  const tenths = Math.round((above * STANDARD_SLOPE) / slopeRating)
  return `${tenths < 0 ? '−' : ''}${(Math.abs(tenths) / 10).toFixed(1)}`
}

/** One golfer's numbers of a round in the feed. */
type PlayedRow = {
  scoreTotal?: number | null | undefined
  front9?: number | null | undefined
  back9?: number | null | undefined
  holes?: number | null | undefined
}

type PlayedRound = PlayedRow & {
  userId: number
  courseName?: string | null | undefined
  /** The day it was played; the day of posting with some hosts. */
  postedDate?: string | null | undefined
  activityDate: string
  playerScores?: readonly (PlayedRow & { userId: number })[] | undefined
}

/** Whether two numbers are equal or one is unknown. */
export const matchesIfKnown = (a: number | null | undefined, b: number | undefined): boolean =>
  a === undefined || a === null || b === undefined || a === b

/** The golfer's own row of a round: theirs in a grouped round, else the item itself; undefined if the round is not theirs. */
export const ownRow = <
  Item extends { userId: number; playerScores?: readonly { userId: number }[] | undefined },
>(
  item: Item,
  userId: number,
): Item | NonNullable<Item['playerScores']>[number] | undefined =>
  item.playerScores?.find((row) => row.userId === userId) ??
  (item.userId === userId ? item : undefined)

/** Whether a row of the feed has this course and these strokes, on any day. */
export const isSameCard = (
  round: Pick<PlayedRound, 'courseName'>,
  row: PlayedRow,
  { courseName, strokes }: Pick<PostedCard, 'courseName' | 'strokes'>,
): boolean =>
  sameName(round.courseName, courseName) &&
  row.scoreTotal === strokes.scoreTotal &&
  matchesIfKnown(row.front9, strokes.scoreFront) &&
  matchesIfKnown(row.back9, strokes.scoreBack) &&
  matchesIfKnown(row.holes, strokes.holesPlayed)

/** A host may send the day of posting as the day played: then a card matches that was posted this close to the round's entry. */
const SAME_TIME_MS = 3_600_000

/** The golfer's card of a round, of several the one posted closest to the round's entry; undefined if none matches. */
export function cardOfRound(
  cards: readonly PostedCard[],
  round: PlayedRound,
  userId: number,
): PostedCard | undefined {
  const row = ownRow(round, userId)
  if (!row) return undefined
  const posted = serverTime(round.activityDate)
  const apart = ({ at }: PostedCard) =>
    posted === undefined ? Number.POSITIVE_INFINITY : Math.abs(at - posted)
  const [closest] = cards
    .filter(
      (card) =>
        isSameCard(round, row, card) &&
        (round.postedDate?.slice(0, 10) === card.datePlayed || apart(card) < SAME_TIME_MS),
    )
    .toSorted((a, b) => apart(a) - apart(b))
  return closest
}
