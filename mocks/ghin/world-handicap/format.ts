import { tenths } from './exact'
import type { HandicapIndex } from './types'

/** As the association shows it: '14.3', '7.0', a plus player '+2.1', 'NH' without an index. */
export function displayIndex(handicapIndex: HandicapIndex): string {
  if (handicapIndex === null) return 'NH'
  const shown = (Math.abs(tenths(handicapIndex)) / 10).toFixed(1)
  return tenths(handicapIndex) < 0 ? `+${shown}` : shown
}

/** A Course or Playing Handicap: '16', '0', a plus player '+2', 'NH' without an index. */
export function displayHandicap(strokes: number | null): string {
  if (strokes === null) return 'NH'
  return strokes < 0 ? `+${-strokes}` : `${strokes + 0}`
}

export type ParsedIndex = { handicapIndex: HandicapIndex; modified: boolean; withdrawn: boolean }

/**
 * Reads a displayed index back. 'M' marks one changed by a committee; 'WD' is withdrawn, 'NH' not yet
 * made, and anything else that is not a number has none either.
 */
export function parseIndex(display: string): ParsedIndex {
  const [, sign, number, letter] = /^(\+?)(\d{1,2}(?:\.\d)?)(M?)$/.exec(display.trim()) ?? []
  if (number === undefined) {
    return { handicapIndex: null, modified: false, withdrawn: display.trim() === 'WD' }
  }
  const value = Number(number)
  return {
    handicapIndex: sign === '+' ? 0 - value : value,
    modified: letter === 'M',
    withdrawn: false,
  }
}
