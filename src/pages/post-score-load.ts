import { queryClient } from '~/api/query-client'
import { courses } from '~/features/courses/queries'
import { session } from '~/session/session'

/** Starts the list of recent courses while the page's code is on its way. */
export function load(): null {
  if (session.hasTokens()) void queryClient.prefetchQuery(courses.recent())
  return null
}
