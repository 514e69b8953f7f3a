import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { parseFollowView } from '~/domain/follow-view'
import { FollowList } from '~/features/follow/follow-list'
import { FollowTabs, RequestsLink } from '~/features/follow/follow-tabs'
import { RailFooter } from '~/features/site/rail-footer'
import { paths } from '~/routing/paths'
import { movedBecause } from '~/routing/router-state'
import { useUser } from '~/session/use-session'
import { buttonClass } from '~/ui/button'
import { Masthead } from '~/ui/masthead'
import { Notice } from '~/ui/notice'
import { RailModule } from '~/ui/rail-module'
import text from '~/ui/text.module.css'

/** Following, followers, suggestions and requests (golf-features section 2). */
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
      <aside className="page__rail" aria-label="More">
        <RailModule title="Not here yet?">
          <p className={text.small}>
            Send your regular group an invitation, one at a time or from your contacts.
          </p>
          <div>
            <Link className={buttonClass('tint', { small: true })} to={paths.invite()}>
              Invite a player
            </Link>
          </div>
        </RailModule>
        <RailFooter />
      </aside>
    </main>
  )
}
