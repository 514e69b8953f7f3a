import type { Backend } from '../../backend/backend'
import { answer } from '../answer'
import { http } from '../http'
import { passOn } from './pass-on'

/** Server-sent events or one long poll; each adapter handles WebSockets itself. */
export const connectHub = (backend: Backend) =>
  http.get('/hubs/linx', ({ request }) =>
    answer(backend, 'connectHub', request, (call) => passOn(backend, call, 'GET')),
  )
