import { Link, useSearchParams } from 'react-router-dom'
import { parseGroupView } from '~/domain/group-view'
import { GroupList, GroupTabs } from '~/features/groups/group-list'
import { RailFooter } from '~/features/site/rail-footer'
import { paths } from '~/routing/paths'
import { buttonClass } from '~/ui/button'
import { Masthead } from '~/ui/masthead'
import { RailModule } from '~/ui/rail-module'
import text from '~/ui/text.module.css'

/** My groups and those one could join (golf-features section 2). */
export function Page() {
  const [query] = useSearchParams()
  const view = parseGroupView(query.get('view'))
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Groups" />
          <GroupTabs view={view} />
        </div>
        <GroupList key={view} view={view} />
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
