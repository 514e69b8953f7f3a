import { useState } from 'react'
import type { RecentCourse } from '~/api/types'

/**
 * The courses in the order in which they were first shown, while they are on the screen: a newer response changes what is in
 * a row, and no row moves from under a finger. A course that is new to the list comes last. The next visit has the host's order.
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
