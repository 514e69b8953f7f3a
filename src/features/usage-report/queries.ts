import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeUsageReport } from '~/api/decode/usage'
import { ApiError } from '~/api/errors'
import { requestMessages } from '~/domain/messages/request'

/** The report. The access key is not part of the query key, which other code can read. */
export const usageReport = (accessKey: string) =>
  queryOptions({
    queryKey: ['usage-report'],
    gcTime: 0, // not cached, since another operator may open it next
    queryFn: async ({ signal }) => {
      const headers = { 'X-Access-Key': accessKey }
      const report = decodeUsageReport(
        unwrap(await api.GET('/api/usage/report', { headers, signal })),
      )
      if (!report) throw new ApiError(requestMessages.invalidJson, 200) // an empty report would be wrong
      return report
    },
  })
