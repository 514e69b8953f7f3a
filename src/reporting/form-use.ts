import { api } from '~/api/client'
import type { FormUse } from '~/api/types'

/** Posts a record without waiting for it; a failure is reported like any call's. */
type Send = (use: FormUse) => Promise<unknown>

/**
 * Records which section is shown now, and the signed-in golfer who sees it; undefined for a page without a section, such
 * as the sign-in page, and for a visitor.
 */
export type RecordSection = (section: string | undefined, golfer: number | undefined) => void

/**
 * Records each change from one section to another by the same golfer; the first page of a visit, and the first after a
 * sign-in, are not changes.
 */
export function createFormUse(send: Send): RecordSection {
  let previous: { section: string | undefined; golfer: number | undefined } | undefined
  return (section, golfer) => {
    const before = previous
    previous = { section, golfer }
    if (golfer === undefined || before?.golfer !== golfer) return
    if (section === undefined || before.section === undefined || section === before.section) return
    send({ oldForm: before.section, newForm: section, userId: golfer }).catch(() => undefined)
  }
}

/** Reports to the host which sections golfers use. */
export const recordSection: RecordSection = createFormUse((body) =>
  api.POST('/api/usage/form-use', { body }),
)
