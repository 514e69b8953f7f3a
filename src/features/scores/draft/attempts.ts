import { MIN_SCORE, type PostedStrokes } from '~/domain/scores/score-entry'
import { fieldOf, integer, listOf, maybe, nonBlank, oneOf, record, text } from '~/lib/decode'
import { wholeNumber } from '~/lib/numbers'
import { isSameRound } from '../post/judge-attempt'
import type { Attempt, LostAttempt, Sent } from './score-draft'

/** The number of earlier attempts remembered for a score. */
const MAX_EARLIER_ATTEMPTS = 5

const nineScore = (value: unknown): number | undefined => {
  const score = wholeNumber(value)
  return score !== undefined && score >= MIN_SCORE ? score : undefined
}

const sentFields = {
  datePlayed: nonBlank,
  strokes: record<PostedStrokes>({
    holesPlayed: integer,
    teeSetSide: oneOf(['All18', 'Front9', 'Back9']),
    scoreTotal: integer,
    scoreFront: nineScore,
    scoreBack: nineScore,
  }),
}

/** Reads what was sent of a score. */
export const decodeSent = record<Sent>(sentFields)

const decodeLost = record<LostAttempt>({
  ...sentFields,
  id: nonBlank,
  known: listOf(text),
  key: maybe(nonBlank),
  at: maybe(integer),
  after: maybe(integer),
  teeName: maybe(nonBlank),
})

/** A stored attempt; undefined if it cannot be read. */
export function readAttempt(value: unknown): Attempt | undefined {
  const lost = maybe(decodeLost)(value)
  const earlier = listOf(decodeLost)(fieldOf(value, 'earlier')).slice(0, MAX_EARLIER_ATTEMPTS)
  return (
    lost && {
      ...lost,
      ...(earlier.length > 0 && { earlier }),
      ...(fieldOf(value, 'freed') === true && { canResend: true }),
    }
  )
}

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
