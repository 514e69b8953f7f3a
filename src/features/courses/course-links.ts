import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { CourseSearchResult, RecentCourse } from '~/api/types'
import { type DetailsState, type PickerState, readPickerState } from '~/domain/scores/details-state'
import { locationText } from '~/domain/people/location-text'
import type { EntryMode } from '~/domain/scores/score-entry'
import { paths } from '~/routing/paths'

/** What a friend's item has handed over ('I played too'); undefined when the golfer came by themselves. */
export function usePickerState(): PickerState | undefined {
  const { state } = useLocation()
  return useMemo(() => readPickerState(state), [state])
}

/** Where a course leads: the details page, with the router state it reads. */
export type CourseLink = { to: string; state: DetailsState }

/** The state of 'I played too', passed on with the chosen course. */
function passedOn(from: PickerState | undefined): Omit<DetailsState, 'course'> {
  if (!from) return {}
  const { courseName: _courseName, ...rest } = from
  return rest
}

/** From a search result: only the course is known, and what the last round there fills in, if there was one. */
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
      ...(recent && { autoFillData: lastTime(recent) }),
      ...passedOn(from),
    },
  }
}

/** How so many holes are posted; between 9 and 18 only hole by hole. */
const modeOf = (holes: number | null | undefined): EntryMode | undefined => {
  if (holes === 18 || holes === 9) return `${holes}`
  return holes && holes > 9 && holes < 18 ? 'hole-by-hole-10-18' : undefined
}

/** The tees and the holes of the last round at a course. */
function lastTime(recent: RecentCourse): DetailsState['autoFillData'] {
  const { teeSetId, teeName, holesPlayed, front9Score, back9Score } = recent
  return {
    teeSetId: teeSetId ?? undefined,
    teeName: teeName ?? undefined,
    mode: modeOf(holesPlayed),
    nine: holesPlayed === 9 && !front9Score && back9Score ? 'back' : undefined,
  }
}

/** From a course played lately: the tees and the holes of the last round are filled in. */
export function recentCourseLink(recent: RecentCourse, from?: PickerState): CourseLink {
  const { courseID, courseName, facilityName } = recent
  return {
    to: paths.postScoreDetails(String(courseID)),
    state: {
      course: { courseId: courseID, courseName, facilityName: facilityName ?? undefined },
      autoFillData: lastTime(recent),
      ...passedOn(from),
    },
  }
}
