import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import { coursesNamed } from '../../ghin/association'
import type { CourseSeed } from '../../ghin/courses/course-seed'
import { withoutKeys } from '../../lib/json'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'

export const searchCourses = (backend: Backend) =>
  http.get('/api/Ghin/SearchCourses', ({ request, query, response }) =>
    handleSignedIn(backend, 'searchCourses', request, () => {
      const name: string | null = query.get('name')
      if (!name?.trim()) throw new Problem(400, 'name is missing.')
      return response(200).json(coursesNamed(name).map(searchResult))
    }),
  )

type CourseSearchResult = components['schemas']['CourseSearchResult']

/** A course as a search result. Some lack a key, as the association's rows do. */
function searchResult(course: CourseSeed): CourseSearchResult {
  const result: CourseSearchResult = {
    CourseID: course.id,
    CourseName: course.name,
    FacilityName: course.facility,
    City: course.city,
    State: course.state,
    Country: course.country,
  }
  return withoutKeys(result, course.quirks?.missingKeys)
}
