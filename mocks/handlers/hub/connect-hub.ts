import type { Backend } from '../../backend/backend'
import { handleSignedIn } from '../handle-operation'
import { wholeNumber } from '../fields'
import { http } from '../http'
import { passOn } from './pass-on'

/** Server-sent events or one long poll; each adapter handles WebSockets itself. */
export const connectHub = (backend: Backend) =>
  http.get('/hubs/linx', ({ request, query }) =>
    handleSignedIn(backend, 'connectHub', request, (call) => {
      const poll = query.get('_')
      if (poll !== null) wholeNumber(poll, '_')
      return passOn(backend, call, 'GET')
    }),
  )
