import { MIN_SCORE, type PostedStrokes } from '~/domain/scores/score-entry'
import { fieldOf, integer, listOf, maybe, nonBlank, oneOf, record, text } from '~/lib/decode'
import { wholeNumber } from '~/lib/numbers'
import type { Attempt, LostAttempt, Sent } from './score-draft'

/** The number of earlier attempts remembered for a score. */
export const MAX_EARLIER_ATTEMPTS = 5

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
