import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { parseGroupView } from '~/domain/people/list-view'
import { groups } from '~/features/groups/queries'
import { session } from '~/session/session'

/** Starts the list while the page's code is loading. */
export function load({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!session.hasTokens()) return null
  const view = parseGroupView(new URL(request.url).searchParams.get('view'))
  void queryClient.prefetchQuery(groups.list(view))
  return null
}
