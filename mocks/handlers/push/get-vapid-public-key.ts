import type { Backend } from '../../backend/backend'
import { VAPID_PUBLIC_KEY } from '../../push-service/push-service'
import { handleAnyone } from '../handle-operation'
import { http } from '../http'

export const getVapidPublicKey = (backend: Backend) =>
  http.get('/api/pushnotification/vapid-public-key', ({ request, response }) =>
    handleAnyone(backend, 'getVapidPublicKey', request, () =>
      response(200).json({ publicKey: backend.pushService?.publicKey ?? VAPID_PUBLIC_KEY }),
    ),
  )
