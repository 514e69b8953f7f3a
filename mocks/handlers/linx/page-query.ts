import { Problem } from '../../lib/problem'
import { wholeNumber } from '../fields'

const PAGE_SIZE = 25
const LARGEST_PAGE = 100
/** A moment with an offset, as the fake itself writes it; without one it would mean another time elsewhere. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** How many items a page has; throws a Problem 400 outside 1 to 100. */
export function pageSizeOf(text: string | null): number {
  if (text === null) return PAGE_SIZE
  const size = wholeNumber(text, 'pageSize')
  if (size < 1 || size > LARGEST_PAGE) throw new Problem(400, 'pageSize must be from 1 to 100.')
  return size
}

/** The cursor in epoch ms, undefined for the first page; throws a Problem 400 for what is no moment. */
export function olderThanOf(text: string | null): number | undefined {
  if (text === null) return undefined
  const epochMs = MOMENT.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(epochMs))
    throw new Problem(400, 'olderThan must be a date and time with an offset.')
  return epochMs
}
