import { api } from '~/api/client'
import { ownId } from '~/session/own-id'
import { createFormUse, type RecordSection } from './create-form-use'

/** Tells the host which sections golfers use (app-shell section 4). */
export const recordSection: RecordSection = createFormUse({
  send: (body) => api.POST('/api/usage/form-use', { body }),
  userId: ownId,
})
