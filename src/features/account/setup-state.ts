import { fieldOf, maybe, or, record, text, integer, nonBlank } from '~/lib/decode'
import type { NewGolfer } from './create-account'

/** The golfer whose account is set up, as far as known. */
export type SetupGolfer = Omit<NewGolfer, 'userId'> & {
  /** Unknown after a mailed link. */
  userId: number | undefined
}

const golfer = record<SetupGolfer>({
  email: nonBlank,
  userId: maybe(integer),
  firstName: or(text, ''),
  lastName: or(text, ''),
  gender: or(text, 'M'),
  ghinNumber: or(text, ''),
})

/** The golfer in the router's state: an email, and a userId or the mark of an opened link. */
export function setupGolfer(state: unknown): SetupGolfer | undefined {
  const found = maybe(golfer)(state)
  if (!found) return undefined
  return found.userId !== undefined || isVerified(state) ? found : undefined
}

const isVerified = (state: unknown): boolean => fieldOf(state, 'verified') === true

/** What remains in the history entry after a mailed link, once its token is out of the address (R20). */
export const verifiedState = (email: string) => ({ email, verified: true })
