import type { BetRow } from '../types'
import { count, listOf, or, record, text, integer } from '~/lib/decode'

const betRow = record<BetRow>({
  date: or(text, ''),
  course: or(text, ''),
  score: or(count, null),
  partner: or(text, ''),
  dollars: integer,
})

/** A page of bets as received. */
export type BetPage = {
  /** The usable rows: those with an amount. */
  rows: BetRow[]
  /**
   * The number of rows received, usable or not: it is the offset of the next page, and a full page means that there is one
   * (LST-07).
   */
  received: number
}

/** A page of bets; a response that is not a list counts as an empty page. */
export const decodeBets = (json: unknown): BetPage => ({
  rows: listOf(betRow)(json),
  received: Array.isArray(json) ? json.length : 0,
})
