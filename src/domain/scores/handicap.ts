import { finiteNumber } from '~/lib/numbers'

/** No Handicap Index yet: 54 holes are needed for the first. */
const NO_INDEX = 'NH'

/** What the association's numbers use for 'no index'. */
const NO_INDEX_NUMBER = 999

/** Texts that hold nothing a golfer could read. */
const EMPTY = new Set(['', '-', '–', '−', 'null', 'undefined', 'nan'])

/** The longest text shown as an index with its mark, such as '+10.4 WD'. */
const MAX_TEXT_LENGTH = 12

/** Text is decimal when it is nothing but digits, a point and at most a sign. */
const DECIMAL = /^[+−-]?\d+(\.\d+)?$/

const toTenth = (value: number): number => Math.round(value * 10) / 10 + 0

/**
 * The value to compare and to draw: a plus handicap, better than scratch, is below zero, whether it came as -2.1 or '+2.1'.
 * Undefined for 'NH' and everything else that is not a number.
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
  // A sign of either kind means better than scratch: an index without one is the ordinary kind.
  return toTenth(/^[+−-]/.test(text) ? -size : size)
}

/**
 * A Handicap Index to show: one decimal always ('15.0'), with the sign of a plus handicap ('+2.1'), 'NH' without an index;
 * other short text ('19.1M', 'WD') as given (TXT-07). Undefined when nothing is known.
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
  /** The index of the time is not known. */
  | { kind: 'at'; at: string }

/** The movement from one index to the next, by their real values: +1.8 → +2.1 is down 0.3. */
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
