/** What the association knows of a golfer, as far as a check by number and name needs it. */
export type GolferRecord = { ghin: string; lastName: string; status: string; display: string }

export type Verification =
  | 'invalid_format'
  | 'not_found'
  | 'name_mismatch'
  | 'inactive'
  | 'withdrawn'
  | 'verified_no_index'
  | 'verified'

/** The number without what print adds to it; null when it is none: 4 to 9 digits, not all zero. */
export function normalizeNumber(ghin: string): string | null {
  const digits = ghin.replaceAll(/[\s-]/g, '')
  if (!/^\d{4,9}$/.test(digits)) return null // leading zeros count for the length
  return digits.replace(/^0+/, '') || null
}

/** A last name by its letters only: no case, accents, marks, or trailing Jr, Sr, II, III, IV. */
const normalizeLastName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s,]+(?:jr|sr|ii|iii|iv)\.?\s*$/, '')
    .replaceAll(/[^\p{Letter}]/gu, '')

/** Whether a number and a last name belong to a golfer who may post, and the first reason if not. */
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
