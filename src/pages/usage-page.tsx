import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '~/api/query-client'
import { UsageReport } from '~/features/usage-report/usage-report'

/** The operator's usage report. It stands outside the golfer's frame: an operator is no golfer. */
export const Page = () => (
  <QueryClientProvider client={queryClient}>
    <UsageReport />
  </QueryClientProvider>
)
