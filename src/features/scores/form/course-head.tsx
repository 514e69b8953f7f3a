import { Link } from 'react-router-dom'
import type { CourseRef } from '~/domain/scores/details-state'
import { facilityText } from '~/domain/people/location-text'
import { paths } from '~/routing/paths'
import { backLinkClass } from '~/ui/actions/back-link'
import { Icon } from '~/ui/icons/icon'
import { Masthead } from '~/ui/layout/masthead'

/** The course of the score, with a link back to the courses or to Linx. */
export const CourseHead = ({ course, fromLinx }: { course: CourseRef; fromLinx: boolean }) => (
  <div className="gutter">
    <Link className={backLinkClass} to={fromLinx ? paths.linx() : paths.postScore()}>
      <Icon name="back" small />
      {fromLinx ? 'Linx' : 'Courses'}
    </Link>
    <Masthead
      course
      title={<bdi>{course.courseName}</bdi>}
      aside={facilityText(course.courseName, course.facilityName) ?? course.location}
    />
  </div>
)
