import { isNotDone } from '~/api/done'
import { ApiError, mayHaveHappened } from '~/api/errors'
import { isSameRound } from './judge-attempt'
import { MAX_EARLIER_ATTEMPTS } from '../draft/read-attempt'
import type { Attempt, LostAttempt } from '../draft/score-draft'
import type { PostingState } from './posting'

/** The idempotency key of an attempt. */
export const keyOfAttempt = ({ key, id }: LostAttempt): string => key ?? id

/**
 * The attempt after one whose response was lost, which it remembers. The same strokes on the same day are sent with the same key,
 * so that a host that recorded the lost attempt returns it instead of recording another.
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

const REJECTION_STATUSES = new Set([400, 409, 422])
const POST_SCORE = 'POST /api/Ghin/PostScore'

/** Whether the host rejected the score, maybe because it already has it from a request that the browser repeated. */
export const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && (REJECTION_STATUSES.has(error.status) || isNotDone(error))

/** Whether another call's 401 ended the session before this call's response arrived. */
const isCutShort = ({ status, endpoint }: ApiError): boolean =>
  status === 401 && endpoint !== '' && endpoint !== POST_SCORE

/** Whether the association may have recorded the score although the response is missing (R6). */
export const isOutcomeUnknown = (error: unknown): boolean =>
  mayHaveHappened(error) || (error instanceof ApiError && isCutShort(error))

/** Whether a score can be sent: none is being sent, and no result on the screen would be replaced. */
export const canSendNow = (state: PostingState): boolean =>
  state.status === 'idle' ||
  state.status === 'waiting' ||
  (state.status !== 'sending' && state.inBackground === true)
