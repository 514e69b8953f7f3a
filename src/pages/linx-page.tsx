import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '~/api/types'
import { woohoos } from '~/features/comments/app-woohoos'
import { PostAgainSlot } from '~/features/courses/post-again-slot'
import { SuggestionsSlot } from '~/features/follow/suggestions-slot'
import { LastFiveSlot } from '~/features/feed/last-five/last-five-slot'
import { LinxFeed } from '~/features/feed/list/linx-feed'
import { LinxTabs } from '~/features/feed/list/linx-tabs'
import { useDateline, useLinxVisit } from '~/features/feed/visit/use-linx-visit'
import { UserSlot } from '~/features/feed/head/user-slot'
import { RailFooter } from '~/features/site/site-footers'
import {
  isMyBets,
  MY_BETS,
  parseLinxView,
  viewedUser,
  type LinxView,
} from '~/domain/feed/linx-view'
import { useUser } from '~/session/use-session'
import { Masthead } from '~/ui/layout/masthead'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'

const betsPart = createLazyPart(async () => {
  const [{ MyBets }, { ReactionBell }] = await Promise.all([
    import('~/features/bets/my-bets'),
    import('~/features/feed/news/reaction-bell'), // in the other views the feed brings it
  ])
  return () => (
    <>
      <ReactionBell />
      <MyBets />
    </>
  )
})

/** The feed: Following, My Linx, or another golfer's Linx. */
export function Page() {
  const [query] = useSearchParams()
  const bets = isMyBets(query.get('view'))
  const view = parseLinxView(query.get('view'))
  const user = useUser()
  const lastNotify = useLinxVisit(user)
  const [feedShown] = useState(() => createStore(() => false))
  useEffect(() => () => void woohoos.leave(), []) // a Woohoo can be undone only while it is visible
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        <div className="gutter">
          <Head view={bets ? MY_BETS : view} />
        </div>
        {bets ? (
          <ShowLazyPart part={betsPart} props={{}} />
        ) : (
          <LinxFeed
            key={view}
            view={view}
            user={user}
            lastNotify={lastNotify}
            onShown={() => feedShown.setState(true)}
          />
        )}
      </div>
      <aside className="page__rail" aria-label="More">
        <RailSlots bets={bets} user={user} feedShown={feedShown} />
        <RailFooter />
      </aside>
    </main>
  )
}

type RailSlotsProps = { bets: boolean; user: User; feedShown: StoreApi<boolean> }

/** The content of the rail. It is a separate component, so that the feed does not render again when the rail appears. */
function RailSlots({ bets, user, feedShown }: RailSlotsProps) {
  const ready = useStore(feedShown)
  return (
    <>
      <PostAgainSlot ready={bets || ready} />
      {bets ? (
        <LastFiveSlot userId={user.us_id} />
      ) : (
        <SuggestionsSlot ownId={user.us_id} ready={ready} />
      )}
    </>
  )
}

function Head({ view }: { view: LinxView | typeof MY_BETS }) {
  const dateline = useDateline()
  if (view !== MY_BETS && viewedUser(view) !== undefined) return <UserSlot key={view} view={view} />
  return (
    <>
      <Masthead title="Linx" aside={dateline} />
      <LinxTabs view={view} />
    </>
  )
}
