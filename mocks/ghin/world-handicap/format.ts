import { tenths } from './exact'
import type { HandicapIndex } from './types'

/** A Handicap Index as the association shows it: '14.3', '7.0', '+2.1' for a plus player, 'NH' without one. */
export function displayIndex(handicapIndex: HandicapIndex): string {
  if (handicapIndex === null) return 'NH'
  const shown = (Math.abs(tenths(handicapIndex)) / 10).toFixed(1)
  return tenths(handicapIndex) < 0 ? `+${shown}` : shown
}

/** A Course or Playing Handicap as shown: '16', '0', '+2' for a plus player, 'NH' without an index. */
export function displayHandicap(strokes: number | null): string {
  if (strokes === null) return 'NH'
  return strokes < 0 ? `+${-strokes}` : `${strokes + 0}`
}

/** A displayed index, parsed. */
export type ParsedIndex = { handicapIndex: HandicapIndex; modified: boolean; withdrawn: boolean }

/**
 * Parses a displayed index. 'M' marks one changed by a committee; 'WD' means withdrawn, and 'NH' or any other text that is not
 * a number means none.
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
