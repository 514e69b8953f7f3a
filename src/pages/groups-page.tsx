import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseGroupView } from '~/domain/people/list-view'
import { SuggestionsSlot } from '~/features/follow/suggestions-slot'
import { GroupList, GroupTabs } from '~/features/groups/group-list'
import { InviteRail } from '~/features/site/invite-rail'
import { useUser } from '~/session/use-session'
import { Masthead } from '~/ui/layout/masthead'

/** The golfer's groups and those available to join. */
export function Page() {
  const [query] = useSearchParams()
  const { us_id } = useUser()
  const [isListShown, setListShown] = useState(false)
  const view = parseGroupView(query.get('view'))
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <div className="gutter">
          <Masthead title="Groups" />
          <GroupTabs view={view} />
        </div>
        <GroupList key={view} view={view} onShown={() => setListShown(true)} />
      </div>
      <InviteRail>
        <SuggestionsSlot ownId={us_id} ready={isListShown} />
      </InviteRail>
    </main>
  )
}
