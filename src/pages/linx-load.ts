import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { isMyBets, parseLinxView, viewedUser } from '~/domain/feed/linx-view'
import { prefetchFeed } from '~/features/feed/query/queries'
import { userHead } from '~/features/feed/head/user-slot'
import { session } from '~/session/session'

/** Starts the feed's first page while the page's code is on its way. */
export function load({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!session.hasTokens()) return null
  const requestedView = new URL(request.url).searchParams.get('view')
  if (isMyBets(requestedView)) {
    void loadBets()
    return null
  }
  const view = parseLinxView(requestedView)
  if (viewedUser(view) !== undefined) userHead.preload()
  const state = session.state()
  const userId = state.status === 'signed-in' ? state.user.us_id : undefined
  // My Linx needs the golfer's id, which is unknown at a cold start.
  if (view !== 'My Linx' || userId !== undefined) prefetchFeed(queryClient, view, userId)
  return null
}

const betsCode = () => import('~/features/bets/queries')

/** The bets' code is loaded on demand; if that fails, the page shows it. */
const loadBets = (): Promise<void> =>
  betsCode().then(
    ({ myBets }) => queryClient.prefetchInfiniteQuery(myBets()),
    () => undefined,
  )
