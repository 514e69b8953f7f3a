import { useState } from 'react'
import type { RecentCourse } from '~/api/types'

/**
 * The courses in the order in which they were first shown, so that no row moves from under a finger; a newer response changes
 * what is in a row. A course that is new to the list comes last.
 */
export function useStableOrder(
  courses: readonly RecentCourse[] | undefined,
): readonly RecentCourse[] | undefined {
  const [order, setOrder] = useState<readonly number[]>([])
  const news = (courses ?? []).map(({ courseID }) => courseID).filter((id) => !order.includes(id))
  const now = [...order, ...news]
  if (news.length > 0) setOrder(now)
  return courses?.toSorted((a, b) => now.indexOf(a.courseID) - now.indexOf(b.courseID))
}
