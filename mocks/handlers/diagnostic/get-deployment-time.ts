import { DAY_MS } from '../../lib/time'
import type { Backend } from '../../backend/backend'
import { isoMoment } from '../../backend/clock'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'

/** The deployment is at 6:15 UTC, this many days before the scenario's opening. */
const DAYS_BEFORE = 12
const QUARTER_PAST_SIX = 6.25 * 60 * 60 * 1000

export const getDeploymentTime = (backend: Backend) =>
  http.get('/api/diagnostic/deployment-time', ({ request, response }) =>
    handleAnyone(backend, 'getDeploymentTime', request, () => {
      const opened = Date.parse(backend.scenario.now)
      const day = opened - (opened % DAY_MS) - DAYS_BEFORE * DAY_MS
      return response(200).json({ deploymentTime: isoMoment(day + QUARTER_PAST_SIX) })
    }),
  )
