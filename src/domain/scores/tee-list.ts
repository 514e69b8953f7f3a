import { finiteNumber, wholeNumber } from '~/lib/numbers'
import { visibleText } from '../people/names'
import type { Nine } from './score-entry'

/** One rating of a tee set, as the host sends it: up to three rows share a TeeSetRatingId, in no guaranteed order. */
export type TeeRating = {
  TeeSetRatingId?: unknown
  RatingType?: unknown
  TeeSetRatingName?: unknown
  DisplayName?: unknown
  Gender?: unknown
  CourseRating?: unknown
  SlopeRating?: unknown
  TotalPar?: unknown
  TotalYardage?: unknown
}

/** The rating of the holes of a tee set; values are undefined if unknown. */
export type Rating = {
  courseRating: number | undefined
  slopeRating: number | undefined
  par: number | undefined
  yards: number | undefined
}

/** A tee set to choose, rated for 18 holes or for the nine that the course has. */
export type Tee = Rating & {
  id: number
  name: string
  /** Only for two sets of the same name: 'Men', 'Women', 'Mixed'. */
  gender: string | undefined
  /** The ratings of its nines, if they have one. */
  nines: Partial<Record<Nine, Rating>>
}

/** The gender whose tee ratings apply to a golfer. */
export type ScoreGender = 'M' | 'F'

/** The score gender in a text of the host; undefined for other texts, and for ratings for both ('Mixed'). */
export function scoreGender(text: unknown): ScoreGender | undefined {
  const word = visibleText(text)?.toUpperCase()
  const letter = word?.charAt(0)
  return !word?.startsWith('MI') && (letter === 'M' || letter === 'F') ? letter : undefined
}

/** A course with nine holes has a par below this, one with 18 does not. */
export const NINE_PAR = 46

/** Whether all tees of a course have nine holes; false without tees. */
export const hasNineHoles = (tees: readonly Tee[]): boolean =>
  tees.length > 0 && tees.every(({ par }) => par !== undefined && par < NINE_PAR)

/** The rating of a tee set for a nine, or for all its holes. A course with nine holes has one rating only. */
export const ratingFor = (tee: Tee, nine: Nine | undefined): Rating | undefined =>
  nine === undefined || hasNineHoles([tee]) ? tee : tee.nines[nine]

const GENDERS: Record<string, string> = {
  male: 'Men',
  female: 'Women',
  mixed: 'Mixed',
  m: 'Men',
  f: 'Women',
}

const genderOf = ({ Gender }: TeeRating): string | undefined => {
  const text = visibleText(Gender)
  return text === undefined ? undefined : (GENDERS[text.toLowerCase()] ?? text)
}

/** The printed name, else the display name, else one made of the set's number. */
const nameOf = (rows: readonly TeeRating[], id: number): string =>
  rows
    .map((row) => visibleText(row.TeeSetRatingName) ?? visibleText(row.DisplayName))
    .find((name) => name) ?? `Tees ${id}`

const ratingOf = (row: TeeRating | undefined): Rating => ({
  courseRating: finiteNumber(row?.CourseRating),
  slopeRating: finiteNumber(row?.SlopeRating),
  par: wholeNumber(row?.TotalPar),
  yards: wholeNumber(row?.TotalYardage),
})

function readTee(id: number, rows: readonly TeeRating[]): Tee {
  const rowOf = (type: string) => rows.find(({ RatingType }) => RatingType === type)
  const [total, front, back] = [rowOf('Total'), rowOf('Front'), rowOf('Back')]
  return {
    id,
    name: nameOf(total ? [total, ...rows] : rows, id),
    gender: rows.map(genderOf).find((gender) => gender),
    ...ratingOf(total),
    nines: { ...(front && { front: ratingOf(front) }), ...(back && { back: ratingOf(back) }) },
  }
}

/** Below any Course Rating, so that unrated sets come last and keep their order. */
const UNRATED = -1

const byRating = (a: Tee, b: Tee): number =>
  (b.courseRating ?? UNRATED) - (a.courseRating ?? UNRATED)

const sameName = (a: Tee, b: Tee): boolean => a.name.toLowerCase() === b.name.toLowerCase()

/**
 * The tee sets of a course: one entry per TeeSetRatingId, from its Total row, highest Course Rating first, unrated last, ties
 * in the server's order (TXT-09).
 */
export function teeList(ratings: readonly TeeRating[]): Tee[] {
  const tees = readTees(ratings)
  return withGenders(tees, tees)
}

/** The tees, with their gender only if another one of `all` has the same name. */
const withGenders = (tees: readonly Tee[], all: readonly Tee[]): Tee[] =>
  tees.map((tee) => {
    const isTwin = all.some((other) => other !== tee && sameName(other, tee))
    return isTwin ? tee : { ...tee, gender: undefined }
  })

function readTees(ratings: readonly TeeRating[]): Tee[] {
  const sets = new Map<number, TeeRating[]>()
  for (const row of ratings) {
    const id = wholeNumber(row.TeeSetRatingId)
    if (id !== undefined) sets.set(id, [...(sets.get(id) ?? []), row])
  }
  return [...sets].map(([id, rows]) => readTee(id, rows)).toSorted(byRating)
}

/** The tees of a course that are rated for a golfer, and the others. */
export type TeeChoice = { own: readonly Tee[]; others: readonly Tee[] }

/**
 * Separates the tees rated for a golfer from those rated for the other gender. A host may send both for either request, and
 * may leave out the gender: then a set is for the gender it was requested for. Both responses may have been stored before the
 * golfer changed their gender.
 */
export function teeChoice(
  ratings: readonly TeeRating[],
  others: readonly TeeRating[] = [],
  gender?: ScoreGender,
): TeeChoice {
  if (!gender) return { own: teeList(ratings), others: [] }
  const other = otherGender(gender)
  const listed = ratings.filter((row) => scoreGender(row.Gender) !== other)
  const more = others.filter((row) => scoreGender(row.Gender) === gender)
  const ownRows = [...listed, ...without(more, listed)]
  const otherRows = [
    ...without(others, ownRows).map((row) => ({ ...row, Gender: row.Gender ?? other })),
    ...ratings.filter((row) => scoreGender(row.Gender) === other),
  ]
  const own = teeList(ownRows)
  const rest = readTees(otherRows)
  return { own, others: withGenders(rest, [...own, ...rest]) }
}

/** The rows of the tee sets that are not among `sets`. */
function without(rows: readonly TeeRating[], sets: readonly TeeRating[]): TeeRating[] {
  const ids = new Set(sets.map(({ TeeSetRatingId }) => TeeSetRatingId))
  return rows.filter(({ TeeSetRatingId }) => !ids.has(TeeSetRatingId))
}

/** The gender whose ratings do not apply to a golfer. */
export const otherGender = (gender: ScoreGender): ScoreGender => (gender === 'M' ? 'F' : 'M')
