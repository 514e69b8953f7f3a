import type { Backend } from '../../backend/backend'
import { refusalOf } from '../../ghin/membership'
import { genderOf } from '../account-fields'
import { handleAnyone } from '../handle-operation'
import { textOf } from '../fields'
import { http } from '../http'

/** Checks a golfer with the association. A mismatch is a normal response, not an error. */
export const validateGolferData = (backend: Backend) =>
  http.post('/api/Ghin/ValidateGolferData', ({ request, response }) =>
    handleAnyone(backend, 'validateGolferData', request, (call) => {
      const body = call.json()
      const hdcpId = textOf(body, 'hdcpId')
      const lastName = textOf(body, 'lastName')
      const errorMessage = refusalOf(backend.db, hdcpId, lastName, genderOf(body))
      return response(200).json({ isValid: errorMessage === null, errorMessage })
    }),
  )
