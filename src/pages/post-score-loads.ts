import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { courses, ownGender } from '~/features/courses/queries'
import { wholeNumber } from '~/lib/numbers'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'
import { waitAtStart } from './linx-load'

/** Reads the scores that are not posted, which the picker shows above the courses. Failures are the page's to report. */
async function loadUnsent(): Promise<void> {
  const userId = golferId(await session.start())
  if (userId === undefined) return
  const { readUnsent } = await import('~/features/scores/unsent/unsent')
  await readUnsent(userId)
}

/** Starts the list of recent courses while the picker's code is loading. */
export function loadCourses({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): null | Promise<null> {
  if (!session.hasTokens()) return null
  const recent = queryClient.prefetchQuery(courses.recent())
  const isSearch = new URL(request.url).searchParams.get('view') === 'search' // the search does not show recent courses
  return waitAtStart(Promise.allSettled([loadUnsent(), !isSearch && recent]))
}

/** Starts the tee sets while the form's code is loading. */
export function loadTeeSets({ params }: Pick<LoaderFunctionArgs, 'params'>): null {
  const courseId = wholeNumber(params['courseId'])
  if (session.hasTokens() && courseId !== undefined)
    void session
      .start() // the tee sets depend on the golfer's score gender
      .then(() => queryClient.prefetchQuery(courses.teeSets(courseId, ownGender())))
  return null
}
