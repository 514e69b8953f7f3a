import { useLocation, useSearchParams } from 'react-router-dom'
import { parseFollowView } from '~/domain/people/list-view'
import { FollowList } from '~/features/follow/follow-list'
import { FollowTabs, RequestsLink } from '~/features/follow/follow-tabs'
import { LastFiveSlot } from '~/features/feed/last-five/last-five-slot'
import { InviteRail } from '~/features/site/invite-rail'
import { movedBecause } from '~/routing/router-state'
import { useUser } from '~/session/use-session'
import { Masthead } from '~/ui/layout/masthead'
import { Notice } from '~/ui/feedback/notice'

/** Following, followers, suggestions and requests. */
export function Page() {
  const [query] = useSearchParams()
  const view = parseFollowView(query.get('view'))
  const { us_id: ownId } = useUser()
  const why = movedBecause(useLocation().state)
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Following" aside={<RequestsLink view={view} />} />
          <FollowTabs view={view} />
        </div>
        {why && (
          <Notice kind="info" role="status">
            {why}
          </Notice>
        )}
        <FollowList key={view} view={view} ownId={ownId} />
      </div>
      <InviteRail>
        <LastFiveSlot userId={ownId} />
      </InviteRail>
    </main>
  )
}
