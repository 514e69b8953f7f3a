import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { passOn } from './pass-on'

/** A message from a client without a WebSocket. */
export const sendToHub = (backend: Backend) =>
  http.post('/hubs/linx', ({ request }) =>
    handleSignedIn(backend, 'sendToHub', request, (call) => passOn(backend, call, 'POST')),
  )
