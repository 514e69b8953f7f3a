import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { passOn } from './pass-on'

/** Ends a long-polling connection. */
export const disconnectHub = (backend: Backend) =>
  http.delete('/hubs/linx', ({ request }) =>
    handleSignedIn(backend, 'disconnectHub', request, (call) => passOn(backend, call, 'DELETE')),
  )
