import { useQuery } from '@tanstack/react-query'
import { Link } from '~/ui/actions/link'
import { courseMessages } from '~/domain/messages/courses'
import { shownName, visibleText } from '~/domain/people/names'
import { teeTone } from '~/domain/scores/tee-tone'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { RailModule, railListClass } from '~/ui/layout/rail-module'
import { RailSkeleton } from '~/ui/layout/slots'
import { Swatch } from '~/ui/display/swatch'
import text from '~/ui/layout/text.module.css'
import { recentCourseLink } from './course-links'
import styles from './post-again.module.css'
import { courses } from './queries'
import { useStableOrder } from './use-stable-order'

const SHOWN = 2

/** Links to post again at the last courses; if there are none, a link to find a course. */
export function PostAgain() {
  const { data, isPending } = useQuery(courses.recent())
  const rows = useStableOrder(data)
  if (isPending) return <RailSkeleton />
  if (!rows) return null
  if (rows.length === 0) return <FirstCourse />
  return (
    <RailModule title="Post again">
      <ul className={railListClass} role="list">
        {rows.slice(0, SHOWN).map((course) => {
          const tee = visibleText(course.teeName)
          return (
            <li key={course.courseID}>
              <Link {...recentCourseLink(course)}>
                <bdi className={text.strong}>{shownName(course.courseName)}</bdi>
                <span className={styles.facts}>
                  {tee && <Swatch name={tee} {...teeTone(tee)} />}{' '}
                  {typeof course.scoreTotal === 'number' && (
                    <span>last time {course.scoreTotal}</span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </RailModule>
  )
}

/** As tall as the list of courses, so that nothing below moves. */
const FirstCourse = () => (
  <RailModule title="Post again">
    <p className={classNames(text.small, text.quiet)}>{courseMessages.noRecent}</p>
    <Link className={classNames(text.small, text.link, text.alone)} to={paths.postScore()}>
      Find a course
    </Link>
  </RailModule>
)
