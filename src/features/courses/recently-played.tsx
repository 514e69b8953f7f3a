import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '~/ui/actions/link'
import { useEffect } from 'react'
import type { RecentCourse } from '~/api/types'
import { courseMessages } from '~/domain/messages/courses'
import { shownName } from '~/domain/people/names'
import type { PickerState } from '~/domain/scores/details-state'
import { facilityText } from '~/domain/people/location-text'
import { teeTone } from '~/domain/scores/tee-tone'
import { paths } from '~/routing/paths'
import { CourseMap } from '~/ui/art/course-map'
import { buttonClass } from '~/ui/actions/button'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Rows } from '~/ui/layout/rows'
import { Swatch } from '~/ui/display/swatch'
import text from '~/ui/layout/text.module.css'
import { realTimers, wait } from '~/lib/timers'
import { isOnline } from '~/lib/online'
import { CourseSkeleton, CourseRow } from './course-picker'
import { recentCourseLink, usePickerState } from './course-links'
import { courses, ownGender } from './queries'
import styles from './recently-played.module.css'
import { useStableOrder } from './use-stable-order'
import { isCourseCached, MAX_COURSES } from './course-cache'

type Round = Pick<RecentCourse, 'front9Score' | 'back9Score' | 'scoreTotal' | 'holesPlayed'>

const known = (score: number | null | undefined): score is number => typeof score === 'number'

/** The last round as a label for screen readers. */
function roundLabel({ front9Score, back9Score, scoreTotal, holesPlayed }: Round): string {
  const parts = [
    known(holesPlayed) && `${holesPlayed} holes`,
    known(front9Score) && `out ${front9Score}`,
    known(back9Score) && `in ${back9Score}`,
  ].filter(Boolean)
  return `Last score ${scoreTotal}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

/** OUT, IN and TOT of a round, small. Renders nothing without a total. */
function MiniCard({ round }: { round: Round }) {
  if (!known(round.scoreTotal)) return null
  const cells = [
    ['OUT', round.front9Score],
    ['IN', round.back9Score],
    ['TOT', round.scoreTotal],
  ] as const
  return (
    <span className={styles.card} role="img" aria-label={roundLabel(round)}>
      {cells.map(([head, score]) => (
        <span key={head} className={styles.cell}>
          <i>{head}</i>
          {score ?? '–'}
        </span>
      ))}
    </span>
  )
}

/** A delay, in milliseconds, that lets the page's own requests go first. */
const START_DELAY_MS = 2000

/**
 * Prefetches the tees and holes of recent courses that are not cached yet, one course after the other, for use without signal.
 */
function usePrefetchCourses(recent: readonly RecentCourse[] | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    const left = new AbortController()
    const isMissing = async (path: string) =>
      !left.signal.aborted && isOnline() && !(await isCourseCached(path))

    async function prefetch({ courseID, teeSetId }: RecentCourse): Promise<void> {
      const gender = ownGender()
      if (await isMissing(`${courseID}/tees`)) {
        const tees = await client.fetchQuery(courses.teeSets(courseID, gender))
        const isOther = teeSetId && tees.every((row) => row.TeeSetRatingId !== teeSetId)
        if (gender && isOther) await client.prefetchQuery(courses.otherTeeSets(courseID, gender))
      }
      const holes = teeSetId === undefined || teeSetId === null ? undefined : teeSetId
      if (holes !== undefined && (await isMissing(`${courseID}/holes/${holes}`)))
        await client.prefetchQuery(courses.holes(courseID, holes))
    }

    async function prefetchAll(): Promise<void> {
      await wait(realTimers, START_DELAY_MS, left.signal)
      for (const course of (recent ?? []).slice(0, MAX_COURSES))
        await prefetch(course).catch(() => {}) // the form requests it again
    }

    prefetchAll().catch(() => {}) // the picker was left
    return () => left.abort()
  }, [client, recent])
}

/** The courses of the last rounds; a tap opens the form with their tees and holes filled in. */
export function RecentlyPlayed() {
  const { data, error, isFetching, refetch } = useQuery(courses.recent())
  const from = usePickerState()
  const rows = useStableOrder(data)
  usePrefetchCourses(data)
  if (error && !data?.length)
    return <LoadFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <CourseSkeleton played label="Loading recently played courses" />
  if (data.length === 0) return <NothingPlayed from={from} />
  return (
    <>
      <Card>
        <Rows>
          {rows?.map((course) => (
            <RecentRow key={course.courseID} course={course} />
          ))}
        </Rows>
      </Card>
      <p className={styles.hint}>
        Somewhere new?{' '}
        <Link className={text.link} to={paths.postScore('search')} state={from}>
          Search for the course
        </Link>
      </p>
    </>
  )
}

function RecentRow({ course }: { course: RecentCourse }) {
  const from = usePickerState()
  const facility = facilityText(course.courseName, course.facilityName)
  const tee = course.teeName && <Swatch name={course.teeName} {...teeTone(course.teeName)} />
  const facts = [facility, tee].filter(Boolean)
  return (
    <CourseRow
      {...recentCourseLink(course, from)}
      name={shownName(course.courseName)}
      facts={facts}
      aside={<MiniCard round={course} />}
    />
  )
}

const NothingPlayed = ({ from }: { from: PickerState | undefined }) => (
  <EmptyState art={<CourseMap />} title={courseMessages.noRecent}>
    <p>Search for a course once and it will show up here.</p>
    <Link className={buttonClass('primary')} to={paths.postScore('search')} state={from}>
      Search
    </Link>
  </EmptyState>
)
