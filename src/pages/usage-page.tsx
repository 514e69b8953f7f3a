import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '~/api/query-client'
import { VisitorFooter } from '~/features/site/site-footers'
import { UsageReport } from '~/features/usage-report/usage-report'
import { session } from '~/session/session'
import { useSession } from '~/session/use-session'

/** The operator's usage report, outside of the golfer's frame. */
export function Page() {
  const { status } = useSession()
  return (
    <QueryClientProvider client={queryClient}>
      <UsageReport />
      {status !== 'signed-in' && !session.hasTokens() && <VisitorFooter />}
    </QueryClientProvider>
  )
}
