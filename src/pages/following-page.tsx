import { useLocation, useSearchParams } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { parseFollowView, type FollowView } from '~/domain/people/list-view'
import { FollowList } from '~/features/follow/follow-list'
import { RedirectNotice } from '~/features/follow/relation-row'
import { LastFiveSlot } from '~/features/feed/last-five/last-five-slot'
import { InviteRail } from '~/features/site/invite-rail'
import { redirectReason } from '~/routing/router-state'
import { useUser } from '~/session/use-session'
import { Masthead } from '~/ui/layout/masthead'
import { paths } from '~/routing/paths'
import { Badge } from '~/ui/feedback/badge'
import { Tabs } from '~/ui/layout/tabs'
import { useRequestCount } from '~/features/follow/request-count'
import styles from './following-page.module.css'

const TABS = [
  ['following', 'Following'],
  ['followers', 'Followers'],
  ['suggestions', 'Suggestions'],
] as const

/** The lists of the Following page. Requests has no tab: its link is in the page's header. */
const FollowTabs = ({ view }: { view: FollowView }) => (
  <Tabs label="Following views">
    {TABS.map(([name, label]) => (
      <Link key={name} to={paths.following(name)} aria-current={name === view ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </Tabs>
)

/** The link to the requests, shown when there are some and on their own list. */
function RequestsLink({ view }: { view: FollowView }) {
  const count = useRequestCount()
  const here = view === 'requests'
  if (count === 0 && !here) return null
  return (
    <Link
      className={styles.requests}
      to={paths.following('requests')}
      aria-current={here ? 'page' : undefined}
    >
      Requests <Badge count={count} label="waiting" />
    </Link>
  )
}

/** Following, followers, suggestions and requests. */
export function Page() {
  const [query] = useSearchParams()
  const view = parseFollowView(query.get('view'))
  const { us_id: ownId } = useUser()
  const why = redirectReason(useLocation().state)
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Following" aside={<RequestsLink view={view} />} />
          <FollowTabs view={view} />
        </div>
        {why && <RedirectNotice why={why} />}
        <FollowList key={view} view={view} ownId={ownId} />
      </div>
      <InviteRail>
        <LastFiveSlot userId={ownId} />
      </InviteRail>
    </main>
  )
}
