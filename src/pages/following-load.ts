import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { parseFollowView } from '~/domain/people/list-view'
import { follow, followList } from '~/features/follow/queries'
import { session } from '~/session/session'

/** Starts the list while the page's code is on its way. */
export function load({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!session.hasTokens()) return null
  const view = parseFollowView(new URL(request.url).searchParams.get('view'))
  if (view === 'suggestions') void queryClient.prefetchInfiniteQuery(follow.suggestions())
  else void queryClient.prefetchQuery(followList(view))
  return null
}
