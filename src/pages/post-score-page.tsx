import { useLocation, useSearchParams } from 'react-router-dom'
import { PickerHead } from '~/features/courses/course-picker'
import { CourseSearch, useSearchFocus } from '~/features/courses/course-search'
import { RecentlyPlayed } from '~/features/courses/recently-played'
import { LastFiveSlot } from '~/features/feed/last-five/last-five-slot'
import { UnsentScores } from '~/features/scores/unsent/unsent-scores'
import { RailFooter } from '~/features/site/site-footers'
import { useUser } from '~/session/use-session'
import { Cards } from '~/ui/layout/card'

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
        <PickerHead searching={searching} state={state} />
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
