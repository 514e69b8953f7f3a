import type { ScoreDraft } from './score-draft'

/**
 * Whether nothing worth keeping was typed: a form that was opened, and perhaps switched to hole by hole. Its tees, its day and
 * what else was chosen are no score.
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
