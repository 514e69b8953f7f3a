import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { courseWithId } from '../../ghin/association'
import type { TeeSetSeed } from '../../ghin/courses/course-seed'
import { holesOfSide, ratedSide, type Side } from '../../ghin/courses/rated-side'
import { Problem } from '../../lib/problem'
import { withoutKeys } from '../../lib/json'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'

type TeeSetRating = components['schemas']['TeeSetRating']

export const listTeeSets = (backend: Backend) =>
  http.get('/api/Ghin/Courses/{courseId}/TeeSets', ({ request, param, query, response }) =>
    handleSignedIn(backend, 'listTeeSets', request, () => {
      const course = courseWithId(wholeNumber(param('courseId'), 'courseId'))
      if (!course) throw new Problem(404, 'The handicap service does not know this course.')
      const gender = genderOf(query.get('gender'))
      const teeSets = course.teeSets.filter((each) => gender === null || each.gender === gender)
      return response(200).json(teeSets.flatMap(ratingRows))
    }),
  )

/** The association's name of a score gender; null: both genders. */
function genderOf(gender: string | null): TeeSetSeed['gender'] | null {
  if (gender === null) return null
  if (gender === 'M') return 'Male'
  if (gender === 'F') return 'Female'
  throw new Problem(400, 'gender must be M or F.')
}

const ROWS = {
  Total: { RatingType: 'Total', side: 'All18' },
  Front: { RatingType: 'Front', side: 'Front9' },
  Back: { RatingType: 'Back', side: 'Back9' },
} as const

/** A tee set's rows, up to three with one id; clients must not rely on their order. */
function ratingRows(teeSet: TeeSetSeed): TeeSetRating[] {
  if (teeSet.holes.length === 9) return [ratingRow(teeSet, 'Total', 'Front9')]
  const { Total, Front, Back } = ROWS
  const rows = teeSet.quirks?.backBeforeFront ? [Total, Back, Front] : [Total, Front, Back]
  return rows
    .filter(({ side }) => ratedSide(teeSet, side) !== null)
    .map(({ RatingType, side }) => ratingRow(teeSet, RatingType, side))
}

function ratingRow(teeSet: TeeSetSeed, RatingType: string, side: Side): TeeSetRating {
  const rated = ratedSide(teeSet, side)
  const row: TeeSetRating = {
    TeeSetRatingId: teeSet.id,
    RatingType,
    TeeSetRatingName: teeSet.name,
    DisplayName: teeSet.quirks?.blankDisplayName ? '' : teeSet.name,
    Gender: teeSet.gender,
    CourseRating: rated?.courseRating ?? null,
    SlopeRating: rated?.slopeRating ?? null,
    TotalPar: rated?.par ?? null,
    TotalYardage: holesOfSide(teeSet, side).reduce((yards, hole) => yards + hole.yards, 0),
  }
  return withoutKeys(row, teeSet.quirks?.missingKeys)
}
