import { QueryCache, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { isAbort } from '~/lib/abort'
import { isOnline } from '~/lib/online'
import { isRetryable, RETRY_DELAY_MS, MAX_RETRIES } from './timeouts-and-retries'
import { sessionEnd } from './events'

/** A cache with the rules of R5: reads may be retried, writes never are. */
export const createQueryClient = (online = isOnline): QueryClient => {
  // A read that was aborted by the end of a session must not be shown to the next golfer.
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
        // automatically, and a paused read would load forever.
        networkMode: 'always',
        retryOnMount: false, // the golfer retries a failed list (R16)
        staleTime: 30_000,
        refetchOnWindowFocus: false, // the hub notifies of changes
      },
      // Removed soon, because a write may contain a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 1000 },
    },
  })
}

/** The app's query cache; cleared when a session ends (R10). */
export const queryClient = createQueryClient()

sessionEnd.add(() => queryClient.clear())

/** Refetches active queries that have no data yet, because the app was started without a network. */
export const refetchUnanswered = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.data === undefined && isRetryable(state.error),
  })

/** Runs a mutation outside of a component. Its `onMutate` runs before this returns. */
export const runMutation = <V, A>(
  client: QueryClient,
  options: MutationOptions<A, Error, V>,
  variables: V,
): Promise<A> => client.getMutationCache().build(client, options).execute(variables)
