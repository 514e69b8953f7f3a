import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isAbort } from '~/lib/abort'
import { isOnline } from '~/lib/online'
import { isRetryable, RETRY_DELAY_MS, MAX_RETRIES } from './retries'
import { sessionEnd } from './session-end'

/** A cache with the rules of R5: reads may be repeated, writes never are. */
export const createQueryClient = (online = isOnline): QueryClient => {
  // What the end of a session called off is no answer: the next golfer's page would show it.
  const queryCache = new QueryCache({
    onError: (error, query) => isAbort(error) && queryCache.remove(query),
  })
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error) && online(),
        retryDelay: RETRY_DELAY_MS,
        // 'always': without a network a call fails at once with its message. A paused write would be sent later
        // by itself, and a paused read would load for ever.
        networkMode: 'always',
        retryOnMount: false, // a failed list is asked for again by the golfer (R16)
        staleTime: 30_000,
        refetchOnWindowFocus: false, // the hub says when something changed
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The app's one cache; emptied when a session ends (R10). */
export const queryClient = createQueryClient()

sessionEnd.add(() => queryClient.clear())

/** Asks once more for what is on the screen and has never had an answer: the app was started without a network. */
export const refetchUnanswered = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.data === undefined && isRetryable(state.error),
  })
