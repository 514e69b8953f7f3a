import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from '~/api/query-client'

/** Gives the rendered component a query client of its own: `render(<Page />, { wrapper: WithQueries })`. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Removes the pause before a failed read is repeated, which a test would only wait for. Returns the client. */
export function withoutRetryDelay(client: QueryClient): QueryClient {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  return client
}
