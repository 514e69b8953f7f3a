import { Problem } from '../../lib/problem'

/** A moment with an offset, as the fake itself writes it; without one it would mean another time elsewhere. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** The cursor in epoch ms, undefined for the first page; throws a Problem 400 for what is no moment. */
export function olderThanOf(text: string | null): number | undefined {
  if (text === null) return undefined
  const epochMs = MOMENT.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(epochMs))
    throw new Problem(400, 'olderThan must be a date and time with an offset.')
  return epochMs
}
