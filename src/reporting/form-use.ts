import { api } from '~/api/client'
import { ownId } from '~/session/own-id'
import { createFormUse, type RecordSection } from './create-form-use'

/** Reports to the host which sections golfers use. */
export const recordSection: RecordSection = createFormUse({
  send: (body) => api.POST('/api/usage/form-use', { body }),
  userId: ownId,
})
