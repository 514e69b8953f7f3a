import type { Backend } from '../../backend/backend'
import { answer } from '../answer'
import { http } from '../http'
import { passOn } from './pass-on'

/** A message from a client without a WebSocket. */
export const sendToHub = (backend: Backend) =>
  http.post('/hubs/linx', ({ request }) =>
    answer(backend, 'sendToHub', request, (call) => passOn(backend, call, 'POST')),
  )
