import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from '~/api/query-client'

/** Gives the rendered component a query client of its own: `render(<Page />, { wrapper: WithQueries })`. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
