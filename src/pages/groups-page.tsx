import { useSearchParams } from 'react-router-dom'
import { parseGroupView } from '~/domain/group-view'
import { GroupList, GroupTabs } from '~/features/groups/group-list'
import { InviteRail } from '~/features/site/invite-rail'
import { Masthead } from '~/ui/masthead'

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
      <InviteRail />
    </main>
  )
}
