import type { Backend } from '../../backend'
import { answer } from '../answer'
import { http } from '../http'
import { passOn } from './pass-on'

/** What a client without a socket says. */
export const sendToHub = (backend: Backend) =>
  http.post('/hubs/linx', ({ request, response }) =>
    answer(backend, 'sendToHub', request, async (call) =>
      response.untyped(await passOn(backend, call, 'POST')),
    ),
  )
