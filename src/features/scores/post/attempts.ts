import { isSameRound } from './judge-attempt'
import { MAX_EARLIER_ATTEMPTS } from '../draft/read-attempt'
import type { Attempt, LostAttempt } from '../draft/score-draft'

/** The idempotency key of an attempt. */
export const keyOfAttempt = ({ key, id }: LostAttempt): string => key ?? id

/**
 * The attempt after one whose response was lost. It remembers the lost one. The same strokes of the same day use the same
 * key, so that a host that recorded the lost attempt returns it instead of recording another.
 */
export function attemptAfter(next: LostAttempt, lost: Attempt | undefined): Attempt {
  if (!lost) return next
  const key = isSameRound(next, lost) ? keyOfAttempt(lost) : undefined
  return { ...next, ...(key && { key }), earlier: attemptsOf(lost).slice(0, MAX_EARLIER_ATTEMPTS) }
}

/** An attempt and the earlier ones, newest first. */
export const attemptsOf = ({
  earlier = [],
  canResend: _canResend,
  ...newest
}: Attempt): LostAttempt[] => [newest, ...earlier]

/**
 * The attempt that stays open after the association refused one: the one before it. `isKeySpent`: the host has refused this
 * key, so the next press uses another.
 */
export function attemptBefore(
  { id, earlier = [] }: Attempt,
  isKeySpent = false,
): Attempt | undefined {
  const [newest, ...older] = earlier
  return (
    newest && {
      ...newest,
      ...(isKeySpent && { key: id }),
      canResend: true,
      ...(older.length > 0 && { earlier: older }),
    }
  )
}
