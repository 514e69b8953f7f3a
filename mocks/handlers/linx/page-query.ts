import { Problem } from '../../lib/problem'
import { isDay } from '../../lib/time'

/** A moment with an offset, which is required because without one it would be ambiguous. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

/** The cursor in epoch ms, undefined for the first page; throws a Problem 400 for text that is not a moment. */
export function olderThanOf(text: string | null): number | undefined {
  if (text === null) return undefined
  const [, day] = MOMENT.exec(text) ?? []
  // `Date.parse` reads February 30 as March 2.
  const epochMs = day !== undefined && isDay(day) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(epochMs))
    throw new Problem(400, 'olderThan must be a date and time with an offset.')
  return epochMs
}
