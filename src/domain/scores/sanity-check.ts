import { sanityMessages } from '../messages/sanity'
import { spokenDay } from './played-date'
import { matchesIfKnown } from './posted-card'
import type { PostedStrokes } from './score-entry'
import { NINE_PAR } from './tee-list'

/** A round of the golfer at this course, as far as it is known. */
export type PastRound = {
  total: number
  /** A round is compared only with scores of as many holes. */
  holes: number
  front?: number | undefined
  back?: number | undefined
  /** YYYY-MM-DD; undefined when unknown. */
  day?: string | undefined
}

/** What is known of a score about to be posted. */
export type SanityFacts = {
  strokes: PostedStrokes
  datePlayed: string
  today: string
  /** Entered hole by hole, so that the number of holes is not a mistake. */
  isByHole: boolean
  courseName: string
  tee: {
    name: string
    /** The par of 18 holes, or of a course that has nine. */
    par?: number | undefined
    gender?: 'M' | 'F' | undefined
    /** The golfer played from these tees last time, so that they are meant. */
    usual: boolean
    /** The course has tees rated for the golfer's gender. */
    hasOthers: boolean
  }
  gender?: 'M' | 'F' | undefined
  rounds: readonly PastRound[]
}

const EIGHTEEN = 18
/** The difference from the usual score, in strokes, that suggests a typing error: with a few rounds to compare, and with one. */
const FAR = { 9: { few: 10, one: 14 }, 18: { few: 18, one: 25 } } as const
/** Strokes under par that are unlikely on 18 holes: 63 on a par of 72. */
const BELOW_PAR = 9
/** Strokes below the par of 18 holes from which a nine looks like 18: 68 for a nine of par 36. */
const NEAR_EIGHTEEN = 4
/** More strokes over par suggest a digit too many: 163 on a par of 72. */
const ABOVE_PAR = 90

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((a, b) => a + b, 0) / values.length)

function ninesFault({ strokes }: SanityFacts): string | undefined {
  const { scoreFront, scoreBack, scoreTotal } = strokes
  if (scoreFront === undefined || scoreBack === undefined) return undefined
  const sum = scoreFront + scoreBack
  return sum === scoreTotal ? undefined : sanityMessages.nines(sum, scoreTotal)
}

function twiceFault({ strokes, datePlayed, today, courseName, rounds }: SanityFacts) {
  const same = rounds.some(
    ({ total, holes, day, front, back }) =>
      day === datePlayed &&
      total === strokes.scoreTotal &&
      holes === strokes.holesPlayed &&
      matchesIfKnown(front, strokes.scoreFront) &&
      matchesIfKnown(back, strokes.scoreBack),
  )
  return same
    ? sanityMessages.twice(strokes.scoreTotal, courseName, spokenDay(datePlayed, today))
    : undefined
}

function usualOf({ rounds, strokes }: SanityFacts): { usual?: number; count: number } {
  const totals = rounds
    .filter(({ holes }) => holes === strokes.holesPlayed)
    .map(({ total }) => total)
  return totals.length > 0 ? { usual: mean(totals), count: totals.length } : { count: 0 }
}

function holesFault(facts: SanityFacts): string | undefined {
  const { strokes, isByHole, tee } = facts
  const total = strokes.scoreTotal
  const { usual } = usualOf(facts)
  if (isByHole || tee.par === undefined) return undefined
  const whole = tee.par < NINE_PAR ? tee.par * 2 : tee.par
  if (strokes.holesPlayed === EIGHTEEN) {
    const low = usual !== undefined && total < usual * 0.7
    return low || total <= whole - BELOW_PAR ? sanityMessages.nineOnEighteen(total) : undefined
  }
  const high = usual === undefined || total > usual * 1.4
  return high && total >= whole - NEAR_EIGHTEEN ? sanityMessages.eighteenOnNine(total) : undefined
}

const RATED = { M: 'men', F: 'women' } as const

function genderFault({ tee, gender }: SanityFacts): string | undefined {
  const wrong = tee.gender && gender && tee.gender !== gender
  return wrong && tee.hasOthers && !tee.usual
    ? sanityMessages.gender(tee.name, RATED[tee.gender ?? 'M'], RATED[gender ?? 'M'])
    : undefined
}

function farFault(facts: SanityFacts): string | undefined {
  const { strokes, tee } = facts
  const { holesPlayed: holes, scoreTotal: total } = strokes
  if (holes !== 9 && holes !== EIGHTEEN) return undefined
  const { usual, count } = usualOf(facts)
  if (usual === undefined) {
    const far = holes === EIGHTEEN && tee.par !== undefined && total > tee.par + ABOVE_PAR
    return far ? sanityMessages.improbable(total, tee.par ?? 0) : undefined
  }
  const by = total - usual
  if (Math.abs(by) < (count > 1 ? FAR[holes].few : FAR[holes].one)) return undefined
  return by > 0 ? sanityMessages.above(total, by, usual) : sanityMessages.below(total, -by, usual)
}

/**
 * A warning about a likely typing error in a score about to be posted, since posted scores are hard to correct; undefined for
 * an ordinary round. Unknown facts never cause a warning.
 */
export const sanityConcern = (facts: SanityFacts): string | undefined =>
  ninesFault(facts) ??
  twiceFault(facts) ??
  holesFault(facts) ??
  genderFault(facts) ??
  farFault(facts)
