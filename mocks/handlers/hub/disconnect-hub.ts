import type { Backend } from '../../backend/backend'
import { answer } from '../answer'
import { http } from '../http'
import { passOn } from './pass-on'

/** Ends a long-polling connection. */
export const disconnectHub = (backend: Backend) =>
  http.delete('/hubs/linx', ({ request }) =>
    answer(backend, 'disconnectHub', request, (call) => passOn(backend, call, 'DELETE')),
  )
