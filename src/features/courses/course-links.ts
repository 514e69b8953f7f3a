import type { CourseSearchResult, RecentCourse } from '~/api/types'
import type { DetailsState } from '~/domain/details-state'
import { placeText } from '~/domain/place'
import { paths } from '~/routing/paths'

/** Where a course leads: the details page, with the router state it reads. */
type CourseLink = { to: string; state: DetailsState }

/** From a search result: only the course is known. */
export function foundCourseLink(course: CourseSearchResult): CourseLink {
  const { CourseID, CourseName, FacilityName, City, State, Country } = course
  const place = placeText({ city: City, state: State, country: Country })
  return {
    to: paths.postScoreDetails(String(CourseID)),
    state: {
      course: {
        courseId: CourseID,
        courseName: CourseName,
        facilityName: FacilityName ?? undefined,
        place,
      },
    },
  }
}

/** From a course played lately: the tees of the last round are filled in. */
export function recentCourseLink({
  courseID,
  courseName,
  facilityName,
  teeSetId,
  teeName,
}: RecentCourse): CourseLink {
  return {
    to: paths.postScoreDetails(String(courseID)),
    state: {
      course: { courseId: courseID, courseName, facilityName: facilityName ?? undefined },
      autoFillData: { teeSetId: teeSetId ?? undefined, teeName: teeName ?? undefined },
    },
  }
}
