/** The part of the association's record of a golfer that a check by number and name needs. */
export type GolferRecord = { ghin: string; lastName: string; status: string; display: string }

/** The result of comparing a golfer's number and last name with the association's record. */
export type Verification =
  | 'invalid_format'
  | 'not_found'
  | 'name_mismatch'
  | 'inactive'
  | 'withdrawn'
  | 'verified_no_index'
  | 'verified'

/** A number without spaces and hyphens; null unless it has 4 to 9 digits that are not all zero. */
export function normalizeNumber(ghin: string): string | null {
  const digits = ghin.replaceAll(/[\s-]/g, '')
  if (!/^\d{4,9}$/.test(digits)) return null // leading zeros count toward the length
  return digits.replace(/^0+/, '') || null
}

/** A last name reduced to its letters, without case, accents, punctuation, or a trailing Jr, Sr, II, III or IV. */
const normalizeLastName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s,]+(?:jr|sr|ii|iii|iv)\.?\s*$/, '')
    .replaceAll(/[^\p{Letter}]/gu, '')

/** Verifies a golfer by number and last name: 'verified', 'verified_no_index', or the first reason why they may not post. */
export function verifyGolfer(
  ghin: string,
  lastName: string,
  golfers: readonly GolferRecord[],
): Verification {
  const number = normalizeNumber(ghin)
  if (number === null) return 'invalid_format'
  const golfer = golfers.find((each) => normalizeNumber(each.ghin) === number)
  if (!golfer) return 'not_found'
  if (normalizeLastName(golfer.lastName) !== normalizeLastName(lastName)) return 'name_mismatch'
  if (golfer.status !== 'Active') return 'inactive'
  if (golfer.display === 'WD') return 'withdrawn'
  return golfer.display === 'NH' ? 'verified_no_index' : 'verified'
}
