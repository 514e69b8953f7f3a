import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeCourses, decodeHoles, decodeTeeSets } from '~/api/decode/ghin'
import { decodeRecentCourses } from '~/api/decode/scores'
import { unwrapList } from '~/api/unwrap-list'
import { uniqueBy } from '~/lib/unique'
import { cachedCourse } from './course-cache'
import { searchTextFault } from './search-text'

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

  /** The ratings of a course's tee sets for both genders; the list labels sets of the same name by gender. */
  teeSets: (courseId: number) =>
    queryOptions({
      queryKey: ['courses', 'tee-sets', courseId],
      staleTime: 60 * 60_000, // ratings change a few times a year
      queryFn: async ({ signal }) =>
        decodeTeeSets(
          await cachedCourse(`${courseId}/tees`, async () =>
            unwrapList(
              await api.GET('/api/Ghin/Courses/{courseId}/TeeSets', {
                params: { path: { courseId } },
                signal,
              }),
            ),
          ),
        ),
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
