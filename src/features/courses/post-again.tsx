import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { shownName, visibleText } from '~/domain/names'
import { teeTone } from '~/domain/tee-tone'
import { RailModule, railListClass } from '~/ui/rail-module'
import { RailBones } from '~/ui/rail-place'
import { Swatch } from '~/ui/swatch'
import text from '~/ui/text.module.css'
import { recentCourseLink } from './course-links'
import styles from './post-again.module.css'
import { courses } from './queries'
import { useSteadyOrder } from './use-steady-order'

const SHOWN = 2

/** The courses played last, each a link to its form. Nothing until there is one. */
export function PostAgain() {
  const { data, isPending } = useQuery(courses.recent())
  const rows = useSteadyOrder(data)
  if (isPending) return <RailBones />
  if (!rows?.length) return null
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
