import type { BetRow } from '../types'
import { count, listOf, or, record, text, integer } from './value'

const betRow = record<BetRow>({
  date: or(text, ''),
  course: or(text, ''),
  score: or(count, null),
  partner: or(text, ''),
  dollars: integer,
})

/** A page of bets as it came. */
export type BetPage = {
  /** The rows that can be used; one without an amount is none. */
  rows: BetRow[]
  /** How many came, usable or not: the next page is asked for by it, and a full page promises another (LST-07). */
  received: number
}

export const decodeBets = (json: unknown): BetPage => ({
  rows: listOf(betRow)(json),
  received: Array.isArray(json) ? json.length : 0,
})
