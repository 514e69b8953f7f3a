import type { Backend } from '../../backend/backend'
import { answerAnyone } from '../answer'
import { http } from '../http'

export const getVersion = (backend: Backend) =>
  http.get('/api/diagnostic/version', ({ request, response }) =>
    answerAnyone(backend, 'getVersion', request, () =>
      response(200).json({ version: backend.version }),
    ),
  )
