import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeRequestCount } from '~/api/decode/follow'
import { useHubEvent } from '~/realtime/hub-events'
import { useUser } from '~/session/use-session'

/** The number of pending requests to follow the golfer, cached once for all components. */
export const requestCount = () =>
  queryOptions({
    queryKey: ['follow', 'requests', 'count'],
    staleTime: Infinity, // the hub announces changes
    gcTime: Infinity,
    // Without the signal: the bars of the loading screen are replaced by the page's, which would abort and repeat it.
    queryFn: async (): Promise<number> =>
      decodeRequestCount(unwrap(await api.GET('/api/follow/requests/count'))),
  })

/** Reloads the count after a reconnect and after a request was answered here (R17). */
export const refreshRequestCount = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ ...requestCount(), type: 'active' }, { cancelRefetch: false })

/**
 * The number of pending requests to follow the signed-in golfer; 0 while it is unknown. A public account sends no query, and
 * the hub's count is used for both.
 */
export function useRequestCount(): number {
  const client = useQueryClient()
  const enabled = useUser().us_private
  const { data } = useQuery({ ...requestCount(), enabled })
  useHubEvent('ReceiveFollowRequestsUpdate', (count) => {
    void client.cancelQueries(requestCount()) // a response that is still pending is older
    client.setQueryData(requestCount().queryKey, count)
  })
  useHubEvent('resync', () => void refreshRequestCount(client))
  return data ?? 0 // a failed reload leaves the count that was there
}
