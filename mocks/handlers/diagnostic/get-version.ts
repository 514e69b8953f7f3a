import type { Backend } from '../../backend/backend'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'

export const getVersion = (backend: Backend) =>
  http.get('/api/diagnostic/version', ({ request, response }) =>
    handleAnyone(backend, 'getVersion', request, () =>
      response(200).json({ version: backend.version }),
    ),
  )
