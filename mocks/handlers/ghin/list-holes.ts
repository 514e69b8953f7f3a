import type { Backend } from '../../backend/backend'
import { courseWithId, teeSetOf } from '../../ghin/association'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'

/** Empty for tees whose holes the association does not list. Holes have no stroke index here. */
export const listHoles = (backend: Backend) =>
  http.get(
    '/api/Ghin/Courses/{courseId}/TeeSets/{teeSetId}/Holes',
    ({ request, param, response }) =>
      handleSignedIn(backend, 'listHoles', request, () => {
        const course = courseWithId(wholeNumber(param('courseId'), 'courseId'))
        const teeSetId = wholeNumber(param('teeSetId'), 'teeSetId')
        if (!course) throw new Problem(404, 'The handicap service does not know this course.')
        const teeSet = teeSetOf(course, teeSetId)
        if (!teeSet) throw new Problem(404, 'This course has no such tees.')
        const holes = teeSet.quirks?.holesMissing ? [] : teeSet.holes
        return response(200).json(
          holes.map(({ number, par, yards }) => ({ hole: number, yardage: yards, par })),
        )
      }),
  )
