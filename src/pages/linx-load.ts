import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { isMyBets, parseLinxView, viewedUser } from '~/domain/feed/linx-view'
import { prefetchFeed } from '~/features/feed/query/queries'
import { userHead } from '~/features/feed/head/user-slot'
import { startScreen } from '~/lib/first-screen'
import { session } from '~/session/session'

/** After this many milliseconds the app replaces the start screen, which cannot be used, even if the host is still slow. */
const MAX_WAIT_MS = 4000

/** One timer for the page: the loaders run again when the golfer is known, and would restart the wait. */
let startTimeout: Promise<void> | undefined

/**
 * While the start screen is shown, the page waits for its first data, so that the app renders the data at once instead of a
 * second skeleton.
 */
export function waitAtStart(data: Promise<unknown>): null | Promise<null> {
  if (!startScreen.isShown()) return null
  startTimeout ??= new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  return Promise.race([data, startTimeout]).then(() => null)
}

/** Starts the feed's first page while the page's code is loading. */
export function load({ request }: Pick<LoaderFunctionArgs, 'request'>): null | Promise<null> {
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
  if (view === 'My Linx' && userId === undefined) return null
  return waitAtStart(prefetchFeed(queryClient, view, userId))
}

const betsCode = () => import('~/features/bets/queries')

/** The bets' code is loaded on demand; if that fails, the page shows it. */
const loadBets = (): Promise<void> =>
  betsCode().then(
    ({ myBets }) => queryClient.prefetchInfiniteQuery(myBets()),
    () => undefined,
  )
