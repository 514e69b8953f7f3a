import type { RecentCourse } from '../types'
import { count, id, listOf, maybe, record, integer, nonBlank } from '~/lib/decode'

const recentCourse = record<RecentCourse>({
  courseID: id,
  courseName: nonBlank,
  facilityName: maybe(nonBlank),
  teeSetId: maybe(integer),
  teeName: maybe(nonBlank),
  holesPlayed: maybe(count),
  front9Score: maybe(count),
  back9Score: maybe(count),
  scoreTotal: maybe(count),
})

/** The recently played courses; rows without id or name are left out. */
export const decodeRecentCourses = (json: unknown): RecentCourse[] => listOf(recentCourse)(json)
