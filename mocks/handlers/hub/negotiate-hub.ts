import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'

export const negotiateHub = (backend: Backend) =>
  http.post('/hubs/linx/negotiate', ({ request, query, response }) =>
    handleSignedIn(backend, 'negotiateHub', request, ({ viewer, sessionId }) => {
      const refused = backend.hub.refused()
      if (refused !== undefined) {
        throw new Problem(refused, 'The live hub is closed.', { onPurpose: true })
      }
      const version = query.get('negotiateVersion')
      if (version !== null) wholeNumber(version, 'negotiateVersion')
      const stateful = isTrue(query.get('useStatefulReconnect'), 'useStatefulReconnect')
      return response(200).json(backend.hub.negotiate(viewer.id, { stateful, sessionId }))
    }),
  )

/** A boolean of the query; false when left out. */
function isTrue(text: string | null, name: string): boolean {
  if (text === null || text === 'true' || text === 'false') return text === 'true'
  throw new Problem(400, `${name} must be true or false.`)
}
