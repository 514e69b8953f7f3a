import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { handleAnyone } from '../handle-operation'
import { requirePresent, textOf, wholeOrNull } from '../fields'
import { http } from '../http'

/** Browsers refuse to send more than 64 KiB with keepalive, so the app's reports are smaller than this (R15). */
const MAX_BYTES = 60_000

export const logError = (backend: Backend) =>
  http.post('/api/logging/log-error', ({ request, response }) =>
    handleAnyone(backend, 'logError', request, async (call) => {
      const report = call.json()
      if (call.bodyBytes > MAX_BYTES) throw new Problem(413, 'The error report is too large.')
      for (const name of ['userId', 'httpStatusCode']) requirePresent(report, name)
      await backend.db.errorReports.insert({
        id: backend.ids.next(),
        at: backend.clock.now(),
        message: textOf(report, 'message'),
        stackTrace: textOf(report, 'stackTrace'),
        component: textOf(report, 'component'),
        severity: textOf(report, 'severity'),
        userId: wholeOrNull(report, 'userId'),
        httpStatusCode: wholeOrNull(report, 'httpStatusCode'),
      })
      return response(200).json({ success: true })
    }),
  )
