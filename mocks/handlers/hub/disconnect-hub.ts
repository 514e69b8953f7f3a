import type { Backend } from '../../backend'
import { answer } from '../answer'
import { http } from '../http'
import { passOn } from './pass-on'

/** The end of a long-polling connection. */
export const disconnectHub = (backend: Backend) =>
  http.delete('/hubs/linx', ({ request, response }) =>
    answer(backend, 'disconnectHub', request, async (call) =>
      response.untyped(await passOn(backend, call, 'DELETE')),
    ),
  )
