import { finiteNumber, wholeNumber } from '~/lib/numbers'
import { visibleText } from '../people/names'

/** One rating of a tee set, as the wire has it: up to three rows share a TeeSetRatingId, in no promised order. */
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

/** A tee set to choose. Rating, slope, par and yards are those of 18 holes. */
export type Tee = {
  id: number
  name: string
  /** Only for two sets of the same name: 'Men', 'Women', 'Mixed'. */
  gender: string | undefined
  courseRating: number | undefined
  slopeRating: number | undefined
  par: number | undefined
  yards: number | undefined
}

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

/** The printed name; a blank one gives way to the other, and none at all to the set's number. */
const nameOf = (rows: readonly TeeRating[], id: number): string =>
  rows
    .map((row) => visibleText(row.TeeSetRatingName) ?? visibleText(row.DisplayName))
    .find((name) => name) ?? `Tees ${id}`

function readTee(id: number, rows: readonly TeeRating[]): Tee {
  const total = rows.find(({ RatingType }) => RatingType === 'Total')
  return {
    id,
    name: nameOf(total ? [total, ...rows] : rows, id),
    gender: rows.map(genderOf).find((gender) => gender),
    courseRating: finiteNumber(total?.CourseRating),
    slopeRating: finiteNumber(total?.SlopeRating),
    par: wholeNumber(total?.TotalPar),
    yards: wholeNumber(total?.TotalYardage),
  }
}

/** Below every Course Rating there is, so that unrated sets come last and keep their order. */
const UNRATED = -1

const byRating = (a: Tee, b: Tee): number =>
  (b.courseRating ?? UNRATED) - (a.courseRating ?? UNRATED)

const sameName = (a: Tee, b: Tee): boolean =>
  a.name.toLocaleLowerCase('en-US') === b.name.toLocaleLowerCase('en-US')

/**
 * The tee sets of a course: one entry a TeeSetRatingId, from its Total row, highest Course Rating first, unrated last, ties
 * in the server's order (TXT-09).
 */
export function teeList(ratings: readonly TeeRating[]): Tee[] {
  const sets = new Map<number, TeeRating[]>()
  for (const row of ratings) {
    const id = wholeNumber(row.TeeSetRatingId)
    if (id !== undefined) sets.set(id, [...(sets.get(id) ?? []), row])
  }
  const tees = [...sets].map(([id, rows]) => readTee(id, rows)).toSorted(byRating)
  const isTwin = (tee: Tee) => tees.some((other) => other !== tee && sameName(other, tee))
  return tees.map((tee) => (isTwin(tee) ? tee : { ...tee, gender: undefined }))
}
