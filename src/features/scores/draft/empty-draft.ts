import type { ScoreDraft } from './score-draft'

/**
 * Whether a draft has no content: no strokes, notes, partners or media. Chosen tees, date and mode alone do not count.
 */
export const isEmptyDraft = (draft: ScoreDraft): boolean => {
  const { front, back, total, holes } = draft.entry
  return (
    front + back + total + draft.notes === '' &&
    holes.every((score) => score === null) &&
    draft.partners.length + draft.media.length === 0 &&
    !draft.attempt &&
    !draft.waiting &&
    draft.refusal === undefined
  )
}
