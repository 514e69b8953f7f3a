import { useState } from 'react'
import type { RecentCourse } from '~/api/types'

/**
 * The courses in the order in which they were first shown, so that no row moves from under a finger; a newer response only
 * changes the content of rows. A course that is new to the list comes last.
 */
export function useStableOrder(
  courses: readonly RecentCourse[] | undefined,
): readonly RecentCourse[] | undefined {
  const [order, setOrder] = useState<readonly number[]>([])
  const added = (courses ?? []).map(({ courseID }) => courseID).filter((id) => !order.includes(id))
  const now = [...order, ...added]
  if (added.length > 0) setOrder(now)
  return courses?.toSorted((a, b) => now.indexOf(a.courseID) - now.indexOf(b.courseID))
}
