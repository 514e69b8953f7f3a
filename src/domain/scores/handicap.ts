import { finiteNumber } from '~/lib/numbers'

/** No Handicap Index yet: 54 holes are needed for the first. */
const NO_INDEX = 'NH'

/** The number that the association sends for 'no index'. */
const NO_INDEX_NUMBER = 999

/** Texts that count as no index at all. */
const EMPTY = new Set(['', '-', '–', '−', 'null', 'undefined', 'nan'])

/** The longest text shown as an index with its mark, such as '+10.4 WD'. */
const MAX_TEXT_LENGTH = 12

/** An optional sign and a decimal number. */
const DECIMAL = /^[+−-]?\d+(\.\d+)?$/

const toTenth = (value: number): number => Math.round(value * 10) / 10 + 0 // -0 becomes 0

/**
 * The index as a number, for comparisons and charts. A plus handicap, better than scratch, is negative, whether it came as -2.1
 * or '+2.1'. Undefined for 'NH' and everything else that is not a number.
 */
export function handicapNumber(value: unknown): number | undefined {
  if (typeof value !== 'string') {
    const number = finiteNumber(value)
    return number === undefined || number === NO_INDEX_NUMBER ? undefined : toTenth(number)
  }
  const text = value.trim()
  if (!DECIMAL.test(text)) return undefined
  const size = Number(text.replace(/^[+−-]/, ''))
  if (size === NO_INDEX_NUMBER) return undefined
  // In a text either sign means better than scratch, since an ordinary index has none.
  return toTenth(/^[+−-]/.test(text) ? -size : size)
}

/**
 * A Handicap Index as it is shown: always one decimal ('15.0'), a plus handicap with its sign ('+2.1'), 'NH' for no index;
 * other short text ('19.1M', 'WD') unchanged (TXT-07). Undefined if nothing is known.
 */
export function handicapText(value: unknown): string | undefined {
  const number = handicapNumber(value)
  if (number !== undefined) return number < 0 ? `+${(-number).toFixed(1)}` : number.toFixed(1)
  if (finiteNumber(value) === NO_INDEX_NUMBER) return NO_INDEX
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (text.toUpperCase() === NO_INDEX) return NO_INDEX
  return EMPTY.has(text.toLowerCase()) || text.length > MAX_TEXT_LENGTH ? undefined : text
}

/** What a posted score did to the golfer's Handicap Index. */
export type Movement =
  | { kind: 'moved'; from: string; to: string; direction: 'up' | 'down'; amount: string }
  /** From 'NH' (or a mark such as '19.1M') to a number, or back: there is no amount. */
  | { kind: 'changed'; from: string; to: string }
  | { kind: 'same'; at: string }
  /** The index before the score is unknown. */
  | { kind: 'at'; at: string }

/** The movement from one index to the next by value: +1.8 → +2.1 is down 0.3. Undefined if the next one is unknown. */
export function handicapMovement(before: unknown, after: unknown): Movement | undefined {
  const to = handicapText(after)
  const from = handicapText(before)
  if (to === undefined) return undefined
  if (from === undefined) return { kind: 'at', at: to }
  if (from === to) return { kind: 'same', at: to }
  const [old, next] = [handicapNumber(before), handicapNumber(after)]
  if (old === undefined || next === undefined) return { kind: 'changed', from, to }
  const direction = next < old ? 'down' : 'up'
  return { kind: 'moved', from, to, direction, amount: Math.abs(next - old).toFixed(1) }
}
