import { isSameRound } from './judge-attempt'
import { MAX_EARLIER_ATTEMPTS } from './read-attempt'
import type { Attempt, LostAttempt } from './score-draft'

/** The idempotency key an attempt is sent with. */
export const keyOfAttempt = ({ key, id }: LostAttempt): string => key ?? id

/**
 * The attempt that is sent after a lost one, which it remembers. The same strokes of the same day go with the same key: a
 * host that has recorded the lost one then answers with it.
 */
export function attemptAfter(next: LostAttempt, lost: Attempt | undefined): Attempt {
  if (!lost) return next
  const key = isSameRound(next, lost) ? keyOfAttempt(lost) : undefined
  return { ...next, ...(key && { key }), earlier: attemptsOf(lost).slice(0, MAX_EARLIER_ATTEMPTS) }
}

/** An attempt and those before it, the newest first. */
export const attemptsOf = ({
  earlier = [],
  canResend: _canResend,
  ...newest
}: Attempt): LostAttempt[] => [newest, ...earlier]

/**
 * What is open once the association has refused an attempt: the one before it, which was settled before this was sent.
 * `isKeySpent`: the host has judged this key, so the next press takes another.
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
