import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { CourseSearchResult, RecentCourse } from '~/api/types'
import { type DetailsState, type PickerState, readPickerState } from '~/domain/scores/details-state'
import { locationText } from '~/domain/people/location-text'
import type { EntryMode } from '~/domain/scores/score-entry'
import { paths } from '~/routing/paths'

/** What a friend's item has passed on ('I played too'); undefined if the picker was not opened from one. */
export function usePickerState(): PickerState | undefined {
  const { state } = useLocation()
  return useMemo(() => readPickerState(state), [state])
}

/** The link of a course to the details page, with the router state that the page reads. */
export type CourseLink = { to: string; state: DetailsState }

/** The state of 'I played too', passed on with the chosen course. */
function passedOn(from: PickerState | undefined): Omit<DetailsState, 'course'> {
  if (!from) return {}
  const { courseName: _courseName, ...rest } = from
  return rest
}

/** The link of a search result, with the values of the last round at the course, if there was one. */
export function foundCourseLink(
  course: CourseSearchResult,
  from?: PickerState,
  recent?: RecentCourse,
): CourseLink {
  const { CourseID, CourseName, FacilityName, City, State, Country } = course
  const location = locationText({ city: City, state: State, country: Country })
  return {
    to: paths.postScoreDetails(String(CourseID)),
    state: {
      course: {
        courseId: CourseID,
        courseName: CourseName,
        facilityName: FacilityName ?? undefined,
        location,
      },
      ...(recent && { autoFillData: lastRoundOf(recent) }),
      ...passedOn(from),
    },
  }
}

/** The entry mode for a number of holes; between 9 and 18 only hole by hole. */
const modeOf = (holes: number | null | undefined): EntryMode | undefined => {
  if (holes === 18 || holes === 9) return `${holes}`
  return holes && holes > 9 && holes < 18 ? 'hole-by-hole-10-18' : undefined
}

/** The tees and the holes of the last round at a course. */
function lastRoundOf(recent: RecentCourse): DetailsState['autoFillData'] {
  const { teeSetId, teeName, holesPlayed, front9Score, back9Score } = recent
  return {
    teeSetId: teeSetId ?? undefined,
    teeName: teeName ?? undefined,
    mode: modeOf(holesPlayed),
    nine: holesPlayed === 9 && !front9Score && back9Score ? 'back' : undefined,
  }
}

/** The link of a course played lately, with the tees and the holes of its last round. */
export function recentCourseLink(recent: RecentCourse, from?: PickerState): CourseLink {
  const { courseID, courseName, facilityName } = recent
  return {
    to: paths.postScoreDetails(String(courseID)),
    state: {
      course: { courseId: courseID, courseName, facilityName: facilityName ?? undefined },
      autoFillData: lastRoundOf(recent),
      ...passedOn(from),
    },
  }
}
