import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '~/api/query-client'
import { UsageReport } from '~/features/usage-report/usage-report'

/** The operator's usage report, outside of the golfer's frame. */
export const Page = () => (
  <QueryClientProvider client={queryClient}>
    <UsageReport />
  </QueryClientProvider>
)
