import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecentCourse } from '~/api/types'
import { realTimers, wait } from '~/lib/timers'
import { browserConnection } from '~/platform/connection'
import { isCourseCached } from './course-cache'
import { courses } from './queries'

/** The number of courses to prefetch, and the delay that lets the page's own requests go first. */
const MAX_COURSES = 10
const START_DELAY_MS = 2000

/**
 * Prefetches the tees and holes of recent courses, for use without signal: one after the other, those that are not cached yet.
 */
export function usePrefetchCourses(recent: readonly RecentCourse[] | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    const left = new AbortController()
    const isMissing = async (path: string) =>
      !left.signal.aborted && browserConnection.isOnline() && !(await isCourseCached(path))

    async function fetchAll(): Promise<void> {
      await wait(realTimers, START_DELAY_MS, left.signal)
      for (const { courseID, teeSetId } of (recent ?? []).slice(0, MAX_COURSES)) {
        if (await isMissing(`${courseID}/tees`))
          await client.prefetchQuery(courses.teeSets(courseID))
        const holes = teeSetId === undefined || teeSetId === null ? undefined : teeSetId
        if (holes !== undefined && (await isMissing(`${courseID}/holes/${holes}`)))
          await client.prefetchQuery(courses.holes(courseID, holes))
      }
    }

    fetchAll().catch(() => {}) // the picker was left
    return () => left.abort()
  }, [client, recent])
}
