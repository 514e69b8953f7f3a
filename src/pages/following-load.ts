import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { parseFollowView } from '~/domain/people/list-view'
import { follow, followList } from '~/features/follow/queries'
import { requestCount } from '~/features/follow/request-count'
import { session } from '~/session/session'

/** Starts the list while the page's code is loading. */
export function load({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!session.hasTokens()) return null
  const view = parseFollowView(new URL(request.url).searchParams.get('view'))
  if (view === 'requests' && hasNewRequests())
    void queryClient.invalidateQueries({ ...followList(view), refetchType: 'none' })
  if (view === 'suggestions') void queryClient.prefetchInfiniteQuery(follow.suggestions())
  else void queryClient.prefetchQuery(followList(view))
  return null
}

/** Whether the hub has announced more requests than the loaded list has. */
function hasNewRequests(): boolean {
  const loaded = queryClient.getQueryData(followList('requests').queryKey)
  const count = queryClient.getQueryData(requestCount().queryKey)
  return loaded !== undefined && count !== undefined && count > loaded.length
}
