import type { Backend } from '../backend/backend'
import type { Db } from '../db/db'
import type { UserRow } from '../db/users'
import { Problem } from '../lib/problem'
import {
  normalizeNumber,
  verifyGolfer,
  type Verification,
} from './world-handicap/golfer-verification'

/** Why the association does not confirm a golfer, as text to show. */
const REFUSALS: Partial<Record<Verification, string>> = {
  invalid_format: 'A Handicap ID has 4 to 9 digits.',
  not_found: 'This Handicap ID is not known.',
  name_mismatch: 'The last name does not match this Handicap ID.',
  inactive: 'The membership of this Handicap ID is not active.',
  withdrawn: 'The Handicap Index of this Handicap ID has been withdrawn.',
}

const DISPLAYS = { Active: 'NH', Inactive: 'NH', Withdrawn: 'WD' } as const

/**
 * Throws a Problem 503 when the association is down. A 503 fault of `validateGolferData` affects every operation that checks
 * a golfer, since they all use the same association.
 */
export function checkServiceIsUp({ faults }: Backend): void {
  const own = faults.list().find(({ operationId }) => operationId === 'validateGolferData')
  if (own?.fault.status !== 503) return
  const { message = 'The handicap service does not answer.', headers = {} } = own.fault
  throw new Problem(503, message, { headers })
}

/** Why a number, a last name and a score gender do not belong to one active golfer; no reason if they do. */
export function refusalOf(
  db: Db,
  hdcpId: string,
  lastName: string,
  gender: 'M' | 'F',
): string | null {
  const golfer = db.associationGolfers.get(Number(normalizeNumber(hdcpId)))
  const records = golfer
    ? [
        {
          ghin: String(golfer.id),
          lastName: golfer.lastName,
          status: golfer.status === 'Inactive' ? 'Inactive' : 'Active',
          display: DISPLAYS[golfer.status],
        },
      ]
    : []
  const refusal = REFUSALS[verifyGolfer(hdcpId, lastName, records)]
  if (refusal !== undefined) return refusal
  return golfer?.gender === gender ? null : 'The score gender does not match this Handicap ID.'
}

/**
 * Throws a Problem 403 if the golfer's membership has lapsed or the golfer has not consented to posting by the app. Golfers
 * without a known number have no membership that could have lapsed.
 */
export function checkMayPost(db: Db, { ghinNumber }: UserRow): void {
  const golfer = ghinNumber === null ? undefined : db.associationGolfers.get(ghinNumber)
  if (golfer?.status === 'Inactive') {
    throw new Problem(403, 'Your membership of the handicap association is not active.')
  }
  if (golfer && !golfer.consents) {
    throw new Problem(403, 'You have taken back your consent to posting scores from this app.')
  }
}
