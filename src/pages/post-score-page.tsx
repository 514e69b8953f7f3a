import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { CourseSearch, useSearchFocus } from '~/features/courses/course-search'
import { RecentlyPlayed } from '~/features/courses/recently-played'
import { LastFiveSlot } from '~/features/feed/last-five/last-five-slot'
import { UnsentScores } from '~/features/scores/unsent/unsent-scores'
import { RailFooter } from '~/features/site/site-footers'
import { paths } from '~/routing/paths'
import { useUser } from '~/session/use-session'
import { Cards } from '~/ui/layout/card'
import { Masthead } from '~/ui/layout/masthead'
import { Tabs } from '~/ui/layout/tabs'

/** The course picker: recent courses, or a search. An unknown tab shows the first (R16). */
export function Page() {
  const [query] = useSearchParams()
  const { us_id } = useUser()
  const { state } = useLocation() // passes 'I played too' on, whichever tab finds the course
  const searching = query.get('view') === 'search'
  const field = useSearchFocus(searching)
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Post a score" />
          <Tabs label="Choose a course">
            <Link
              to={paths.postScore('recent')}
              state={state}
              aria-current={searching ? undefined : 'page'}
            >
              Recently Played
            </Link>
            <Link
              to={paths.postScore('search')}
              state={state}
              aria-current={searching ? 'page' : undefined}
            >
              Search
            </Link>
          </Tabs>
        </div>
        <Cards>
          <UnsentScores userId={us_id} />
          {searching ? <CourseSearch field={field} /> : <RecentlyPlayed />}
        </Cards>
      </div>
      <aside className="page__rail" aria-label="More">
        <LastFiveSlot userId={us_id} />
        <RailFooter />
      </aside>
    </main>
  )
}
