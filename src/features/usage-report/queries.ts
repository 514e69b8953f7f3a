import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeUsageReport } from '~/api/decode/usage'

/** The report. The access key is no part of the query's key, which others may read. */
export const usageReport = (accessKey: string) =>
  queryOptions({
    queryKey: ['usage-report'],
    gcTime: 0, // another operator may open it next
    queryFn: async ({ signal }) =>
      decodeUsageReport(
        unwrap(
          await api.GET('/api/usage/report', { headers: { 'X-Access-Key': accessKey }, signal }),
        ),
      ),
  })
