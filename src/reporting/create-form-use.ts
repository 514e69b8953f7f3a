import type { FormUse } from '~/api/types'

type Options = {
  /** Posts a record; nobody waits for it, and its failure is reported like any call's. */
  send: (use: FormUse) => Promise<unknown>
  /** The signed-in golfer; undefined when there is none. */
  userId: () => number | undefined
}

/** Says which section is shown now; undefined for a page that is none, such as the sign-in page. */
export type RecordSection = (section: string | undefined) => void

/**
 * Records each change from one section to another while somebody is signed in; the first page of a visit, and the first
 * after a sign-in, is no change.
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
