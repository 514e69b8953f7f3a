import type { Backend } from '../../backend/backend'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'
import { checkOperatorKey } from './operator-key'

export const checkAccessKey = (backend: Backend) =>
  http.post('/api/usage/access', ({ request, response }) =>
    handleAnyone(backend, 'checkAccessKey', request, (call) => {
      checkOperatorKey(textOf(call.json(), 'accessKey'))
      return response(200).json({ success: true })
    }),
  )
