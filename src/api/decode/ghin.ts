import type { CourseSearchResult, Hole, PostedScore, TeeSetRating } from '../types'
import { count, id, listOf, maybe, number, or, record, text, integer, nonBlank } from '~/lib/decode'

const courseSearchResult = record<CourseSearchResult>({
  CourseID: id,
  CourseName: nonBlank,
  FacilityName: maybe(nonBlank),
  City: maybe(nonBlank),
  State: maybe(nonBlank),
  Country: maybe(nonBlank),
})

const teeSetRating = record<TeeSetRating>({
  TeeSetRatingId: integer,
  RatingType: or(text, ''),
  TeeSetRatingName: maybe(nonBlank),
  DisplayName: maybe(nonBlank),
  Gender: maybe(nonBlank),
  CourseRating: or(number, null),
  SlopeRating: or(number, null),
  TotalPar: maybe(count),
  TotalYardage: maybe(count),
})

const hole = record<Hole>({
  hole: integer,
  yardage: or(count, null),
  par: or(count, null),
})

const postedScore = record<Partial<PostedScore>>({
  scoreType: maybe(nonBlank),
  datePlayed: maybe(nonBlank),
  scoreTotal: maybe(count),
  scoreFront: maybe(count),
  scoreBack: maybe(count),
  adjusted_gross_score: maybe(count),
  front9_adjusted: maybe(count),
  back9_adjusted: maybe(count),
  holesPlayed: maybe(count),
})

/** The courses found; rows without id or name are left out. */
export const decodeCourses = (json: unknown): CourseSearchResult[] =>
  listOf(courseSearchResult)(json)

/** The ratings of a course's tee sets; rows without id are left out. */
export const decodeTeeSets = (json: unknown): TeeSetRating[] => listOf(teeSetRating)(json)

/** The holes of a tee set, in the host's order; rows without a number are left out. */
export const decodeHoles = (json: unknown): Hole[] => listOf(hole)(json)

/**
 * What the association recorded; any field may be missing. Undefined when the response is not a record: then it is unknown
 * whether the score was posted (R6).
 */
export const decodePostedScore = (json: unknown): Partial<PostedScore> | undefined =>
  maybe(postedScore)(json)
