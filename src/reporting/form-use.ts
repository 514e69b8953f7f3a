import { api } from '~/api/client'
import { ownId } from '~/session/session'
import type { FormUse } from '~/api/types'

type Options = {
  /** Posts a record without waiting for it; a failure is reported like any call's. */
  send: (use: FormUse) => Promise<unknown>
  /** The signed-in golfer's id; undefined when there is none. */
  userId: () => number | undefined
}

/** Records which section is shown now; undefined for a page without a section, such as the sign-in page. */
export type RecordSection = (section: string | undefined) => void

/**
 * Records each change from one section to another while a golfer is signed in; the first page of a visit, and the first
 * after a sign-in, are not changes.
 */
export function createFormUse({ send, userId }: Options): RecordSection {
  let previous: string | undefined
  return (section) => {
    const oldForm = previous
    previous = section
    const golfer = userId()
    if (golfer === undefined || oldForm === undefined) return
    if (section === undefined || section === oldForm) return
    send({ oldForm, newForm: section, userId: golfer }).catch(() => undefined)
  }
}

/** Reports to the host which sections golfers use. */
export const recordSection: RecordSection = createFormUse({
  send: (body) => api.POST('/api/usage/form-use', { body }),
  userId: ownId,
})
