import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeCourses, decodeHoles, decodeTeeSets } from '~/api/decode/ghin'
import { decodeRecentCourses } from '~/api/decode/scores'
import { unwrapList } from '~/api/unwrap-list'
import { otherGender, scoreGender, type ScoreGender } from '~/domain/scores/tee-list'
import { session } from '~/session/session'
import type { SessionState } from '~/session/session-types'
import { locationText } from '~/domain/people/location-text'
import type { CourseRef } from '~/domain/scores/details-state'
import { uniqueBy } from '~/lib/unique'
import { cachedCourse } from './course-cache'
import { searchTextFault } from './search-text'

/** `path`: the key of the response that is cached for use without signal. */
const teeSets = (courseId: number, gender: ScoreGender | undefined, path: string) =>
  queryOptions({
    queryKey: ['courses', 'tee-sets', courseId, gender ?? 'both'],
    staleTime: 60 * 60_000, // ratings change a few times a year
    queryFn: async ({ signal }) =>
      decodeTeeSets(
        await cachedCourse(path, async () =>
          unwrapList(
            await api.GET('/api/Ghin/Courses/{courseId}/TeeSets', {
              params: { path: { courseId }, query: { ...(gender && { gender }) } },
              signal,
            }),
          ),
        ),
      ),
  })

/** The signed-in golfer's score gender; undefined if it is unknown or no golfer is signed in. */
export function ownGender(state: SessionState = session.state()): ScoreGender | undefined {
  return state.status === 'signed-in' ? scoreGender(state.user.us_gender) : undefined
}

/** The course queries; loader, component and test use the same object. */
export const courses = {
  /** Courses the golfer played lately, newest first. */
  recent: () =>
    queryOptions({
      queryKey: ['courses', 'recent'],
      queryFn: async ({ signal }) => {
        const json = await cachedCourse('recent', async () =>
          unwrapList(await api.GET('/api/Scores/RecentCourses', { signal })),
        )
        return uniqueBy(decodeRecentCourses(json), ({ courseID }) => courseID)
      },
    }),

  /** Courses by a part of their name; no request below three characters. */
  search: (name: string) =>
    queryOptions({
      queryKey: ['courses', 'search', name],
      queryFn: searchTextFault(name)
        ? skipToken
        : async ({ signal }) => {
            const json = unwrapList(
              await api.GET('/api/Ghin/SearchCourses', { params: { query: { name } }, signal }),
            )
            return uniqueBy(decodeCourses(json), ({ CourseID }) => CourseID)
          },
    }),

  /** The ratings of a course's tee sets for the golfer's gender; for both if it is unknown. */
  teeSets: (courseId: number, gender: ScoreGender | undefined) =>
    teeSets(courseId, gender, `${courseId}/tees`),

  /** The ratings for the other gender, from whose tees few golfers play. */
  otherTeeSets: (courseId: number, gender: ScoreGender) =>
    teeSets(courseId, otherGender(gender), `${courseId}/other-tees`),

  /** The location of a course, 'Boulder, CO', which the list of recent courses lacks; null if the association has none. */
  location: ({ courseId, courseName }: CourseRef) =>
    queryOptions({
      queryKey: ['courses', 'location', courseId],
      staleTime: Infinity,
      queryFn: async ({ signal }) => {
        const json = await cachedCourse(`${courseId}/location`, async () =>
          unwrapList(
            await api.GET('/api/Ghin/SearchCourses', {
              params: { query: { name: courseName } },
              signal,
            }),
          ),
        )
        const found = decodeCourses(json).find(({ CourseID }) => CourseID === courseId)
        const { City: city, State: state, Country: country } = found ?? {}
        return locationText({ city, state, country }) ?? null
      },
    }),

  /** The holes of a tee set; none for some combination tees. */
  holes: (courseId: number, teeSetId: number) =>
    queryOptions({
      queryKey: ['courses', 'holes', courseId, teeSetId],
      staleTime: 60 * 60_000,
      queryFn: async ({ signal }) =>
        decodeHoles(
          await cachedCourse(`${courseId}/holes/${teeSetId}`, async () =>
            unwrapList(
              await api.GET('/api/Ghin/Courses/{courseId}/TeeSets/{teeSetId}/Holes', {
                params: { path: { courseId, teeSetId } },
                signal,
              }),
            ),
          ),
        ),
    }),
}
