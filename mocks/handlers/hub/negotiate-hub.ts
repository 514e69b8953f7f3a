import type { Backend } from '../../backend'
import { Problem } from '../../problem'
import { answer } from '../answer'
import { http } from '../http'

export const negotiateHub = (backend: Backend) =>
  http.post('/hubs/linx/negotiate', ({ request, query, response }) =>
    answer(backend, 'negotiateHub', request, ({ viewer, sessionId }) => {
      const refused = backend.hub.refused()
      if (refused !== undefined) {
        throw new Problem(refused, 'The live hub is closed.', { onPurpose: true })
      }
      const stateful = query.get('useStatefulReconnect') === 'true'
      return response(200).json(backend.hub.negotiate(viewer.id, { stateful, sessionId }))
    }),
  )
