import { MIN_SCORE } from '~/domain/scores/score-entry'
import { fieldsOf, listOf, maybe, object, oneOf, textOf, type Fields } from '~/lib/decode'
import { wholeNumber } from '~/lib/numbers'
import type { Attempt, LostAttempt, Sent } from './score-draft'

/** The number of earlier attempts remembered for a score. */
export const MAX_EARLIER_ATTEMPTS = 5

const SIDES = ['All18', 'Front9', 'Back9'] as const

/** What was sent of a score; undefined if it cannot be read. */
export function readSent(fields: Fields | undefined): Sent | undefined {
  const strokes = fieldsOf(fields?.get('strokes'))
  const datePlayed = textOf(fields?.get('datePlayed'))
  const teeSetSide = maybe(oneOf(SIDES))(strokes?.get('teeSetSide'))
  const [holesPlayed, scoreTotal] = [
    wholeNumber(strokes?.get('holesPlayed')),
    wholeNumber(strokes?.get('scoreTotal')),
  ]
  if (!datePlayed || !teeSetSide || holesPlayed === undefined || scoreTotal === undefined)
    return undefined
  const nine = (name: string) => {
    const score = wholeNumber(strokes?.get(name))
    return score !== undefined && score >= MIN_SCORE ? { [name]: score } : {}
  }
  return {
    datePlayed,
    strokes: { holesPlayed, teeSetSide, scoreTotal, ...nine('scoreFront'), ...nine('scoreBack') },
  }
}

function readLost(fields: Fields | undefined): LostAttempt | undefined {
  const [id, sent] = [textOf(fields?.get('id')), readSent(fields)]
  if (!id || !sent) return undefined
  const known = fields?.get('known')
  const [key, teeName] = [textOf(fields?.get('key')), textOf(fields?.get('teeName'))]
  const [at, after] = [wholeNumber(fields?.get('at')), wholeNumber(fields?.get('after'))]
  return {
    ...sent,
    id,
    known: Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [],
    ...(key && { key }),
    ...(at !== undefined && { at }),
    ...(after !== undefined && { after }),
    ...(teeName && { teeName }),
  }
}

/** A stored attempt; undefined if it cannot be read. */
export function readAttempt(value: unknown): Attempt | undefined {
  const fields = fieldsOf(value)
  const lost = readLost(fields)
  const earlier = listOf(object(readLost))(fields?.get('earlier')).slice(0, MAX_EARLIER_ATTEMPTS)
  return (
    lost && {
      ...lost,
      ...(earlier.length > 0 && { earlier }),
      ...(fields?.get('freed') === true && { canResend: true }),
    }
  )
}
