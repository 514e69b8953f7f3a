import { Link } from 'react-router-dom'
import type { CourseRef } from '~/domain/details-state'
import { facilityText } from '~/domain/place'
import { paths } from '~/routing/paths'
import { backLinkClass } from '~/ui/back-link'
import { Icon } from '~/ui/icon'
import { Masthead } from '~/ui/masthead'

/** The course a score is posted for, and the way back to the others. */
export const CourseHead = ({ course }: { course: CourseRef }) => (
  <div className="gutter">
    <Link className={backLinkClass} to={paths.postScore()}>
      <Icon name="back" small />
      Courses
    </Link>
    <Masthead
      course
      title={<bdi>{course.courseName}</bdi>}
      aside={facilityText(course.courseName, course.facilityName) ?? course.place}
    />
  </div>
)
