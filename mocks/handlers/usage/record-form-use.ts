import type { Backend } from '../../backend/backend'
import { Problem } from '../../lib/problem'
import { handleSignedIn } from '../handle-operation'
import { checkLength, textOf, wholeOrNull } from '../fields'
import { http } from '../http'

const MAX_NAME_LENGTH = 100

export const recordFormUse = (backend: Backend) =>
  http.post('/api/usage/form-use', ({ request, response }) =>
    handleSignedIn(backend, 'recordFormUse', request, async ({ viewer, ...call }) => {
      const body = call.json()
      const oldForm = textOf(body, 'oldForm')
      const newForm = textOf(body, 'newForm')
      checkLength(oldForm, 'oldForm', MAX_NAME_LENGTH)
      checkLength(newForm, 'newForm', MAX_NAME_LENGTH)
      const userId = wholeOrNull(body, 'userId')
      if (userId === null) throw new Problem(400, 'userId is missing.')
      if (userId !== viewer.id) throw new Problem(403, 'This is another golfer.')
      const { db, ids, clock } = backend
      await db.formUses.insert({ id: ids.next(), userId, oldForm, newForm, at: clock.now() })
      return response(200).json({ success: true })
    }),
  )
