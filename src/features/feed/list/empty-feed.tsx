import { useNavigate, useNavigation } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { viewedUser, type LinxView } from '~/domain/feed/linx-view'
import { followMessages } from '~/domain/messages/follow'
import { newsMessages } from '~/domain/messages/news'
import { firstName } from '~/domain/people/names'
import { useFollowState } from '~/features/follow/relation-button'
import { paths } from '~/routing/paths'
import { QuietMorning } from '~/ui/art/quiet-morning'
import { buttonClass } from '~/ui/actions/button'
import { EmptyState } from '~/ui/feedback/empty-state'
import { startTransition, useEffect, useRef, useState } from 'react'
import { realTimers } from '~/lib/timers'
import { routerState } from '~/routing/router-state'
import { sessionFlags } from '~/session/storage/session-flags'
import { useSession } from '~/session/use-session'
import { useViewedGolfer } from '../head/viewed-golfer'

/** How long the empty feed is shown before the redirect. */
const REDIRECT_DELAY_MS = 500

/**
 * Redirects to the suggestions, with an explanation, the first time in a session that Following is empty; not if the golfer
 * navigates before that, and never again in the session (LST-06).
 */
function useSuggestionsRedirect(empty: boolean): void {
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle' // the next page may be slow to load
  const [isDue, setIsDue] = useState(false)
  const hasRedirected = useRef(false)
  useEffect(() => {
    if (!empty || leaving || sessionFlags.has('linxVisited')) return undefined
    sessionFlags.set('linxVisited')
    // In a transition like the router's, so that a link pressed a moment before renders first and wins.
    return realTimers.after(REDIRECT_DELAY_MS, () => startTransition(() => setIsDue(true)))
  }, [empty, leaving])
  useEffect(() => {
    if (!isDue || hasRedirected.current) return
    hasRedirected.current = true
    if (leaving) return
    const state = routerState({ redirectReason: newsMessages.redirectedToSuggestions })
    void navigate(paths.following('suggestions'), { state })
  }, [isDue, leaving, navigate])
}

/** An empty view: the fixed text, and what would fill it. */
export function EmptyFeed({ view }: { view: LinxView }) {
  useSuggestionsRedirect(view === 'Following')
  return (
    <EmptyState art={<QuietMorning />} title={newsMessages.empty(view)}>
      <EmptyHelp view={view} />
    </EmptyState>
  )
}

function EmptyHelp({ view }: { view: LinxView }) {
  if (view === 'Following') {
    return (
      <>
        <p>Rounds of golfers you follow will show up here.</p>
        <Link className={buttonClass('primary')} to={paths.following('suggestions')}>
          Find golfers
        </Link>
      </>
    )
  }
  if (view !== 'My Linx') return <UserHelp view={view} />
  return (
    <>
      <p>Your rounds will show up here.</p>
      <Link className={buttonClass('primary')} to={paths.postScore()}>
        Post a score
      </Link>
    </>
  )
}

/** Why another golfer's view is empty, which looks the same for a private golfer and for one without rounds. */
function UserHelp({ view }: { view: LinxView }) {
  const session = useSession()
  const golfer = useViewedGolfer(view)
  const state = useFollowState(viewedUser(view) ?? 0, golfer?.followState ?? 'none')
  const isOwn = session.status === 'signed-in' && viewedUser(view) === session.user.us_id
  if (isOwn || !golfer) return <p>{followMessages.noPosts}</p>
  return <p role="status">{followMessages.noRounds[state](firstName(golfer.name))}</p>
}
