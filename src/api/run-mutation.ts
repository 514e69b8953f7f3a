import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/** Runs a mutation outside of a component. Its `onMutate` runs before this returns. */
export const runMutation = <V, A>(
  client: QueryClient,
  options: MutationOptions<A, Error, V>,
  variables: V,
): Promise<A> => client.getMutationCache().build(client, options).execute(variables)
