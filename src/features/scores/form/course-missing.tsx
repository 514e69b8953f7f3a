import { Link } from 'react-router-dom'
import { paths } from '~/routing/paths'
import { CourseMap } from '~/ui/art/course-map'
import { buttonClass } from '~/ui/actions/button'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Masthead } from '~/ui/layout/masthead'

/** The details page without a usable course: the reason and a link to the picker (SCR-13). */
export const CourseMissing = ({ message }: { message: string }) => (
  <div className="page__main">
    <div className="gutter">
      <Masthead title="Post a score" />
    </div>
    <EmptyState art={<CourseMap />} title={message}>
      <p>Choose the course again and the form will open.</p>
      <Link className={buttonClass('primary')} to={paths.postScore()}>
        Choose a course
      </Link>
    </EmptyState>
  </div>
)
