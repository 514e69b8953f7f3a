import type { Backend } from '../../backend/backend'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'
import { checkOperatorKey } from './operator-key'
import { dailyForms, usageStats } from './report'

/** Needs the operator's key; a golfer's token is not accepted. */
export const getUsageReport = (backend: Backend) =>
  http.get('/api/usage/report', ({ request, response }) =>
    handleAnyone(backend, 'getUsageReport', request, ({ headers }) => {
      checkOperatorKey(headers.get('X-Access-Key'))
      return response(200).json({ stats: usageStats(backend), dailyForms: dailyForms(backend) })
    }),
  )
