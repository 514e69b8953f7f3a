import type { AutoFill, CourseRef, PlayedToo } from '~/domain/scores/details-state'
import { isCalendarDay } from '~/domain/scores/played-date'
import { emptyEntry } from '~/domain/scores/score-entry'
import { today } from '~/lib/clock'
import { randomKey } from '~/lib/random-key'
import type { EntryHabits } from './entry-habits'
import { MAX_PARTNERS, type ScoreDraft } from './score-draft'

type Named = Pick<ScoreDraft, 'partners' | 'partnerName'>

/** Whether a name was typed to find a partner, and no golfer was chosen for it. */
export const isPartnerOpen = ({ partners, partnerName = '' }: Named): boolean =>
  partners.length < MAX_PARTNERS && partnerName.trim() !== ''

/** Whether nothing was entered; chosen tees, date and mode do not count, but a name typed to find a partner does. */
export const isEmptyDraft = (draft: ScoreDraft): boolean => {
  const { front, back, total, holes } = draft.entry
  return (
    front + back + total + draft.notes === '' &&
    holes.every((score) => score === null) &&
    draft.partners.length + draft.media.length === 0 &&
    !isPartnerOpen(draft) &&
    !draft.attempt &&
    !draft.waiting &&
    draft.refusal === undefined
  )
}

type Known = { autoFill: AutoFill; playedToo: PlayedToo; habits: EntryHabits }

/**
 * The defaults of a new score: played today (or on the day of the friend's round), the tees of the last round, the mode and
 * type of the last score at this course, shown to whom the last one was.
 */
export function newDraft(
  userId: number,
  course: CourseRef,
  { autoFill, playedToo, habits }: Known,
): ScoreDraft {
  const { datePlayed, parentScoreId, parentGroupId } = playedToo
  const day = today()
  const played = isCalendarDay(datePlayed) && datePlayed <= day ? datePlayed : day
  const entry = emptyEntry(habits.course?.mode ?? autoFill.mode)
  return {
    id: randomKey(),
    userId,
    course,
    teeSetId: autoFill.teeSetId,
    entry: { ...entry, nine: habits.course?.nine ?? autoFill.nine ?? entry.nine },
    datePlayed: played,
    startedOn: day,
    scoreType: habits.course?.scoreType ?? 'H',
    notes: '',
    showTo: habits.showTo,
    partners: [],
    media: [],
    parentScoreId,
    parentGroupId,
    attempt: undefined,
  }
}

/** A stored draft when its page is opened for the round of a `fresh` one: a friend's round, or one of the golfer's own. */
export const withCurrentRound = (draft: ScoreDraft, fresh: ScoreDraft): ScoreDraft =>
  isEmptyDraft(draft) ? movedToRound(draft, fresh) : joinedToRound(draft, fresh)

/** A draft without content is for the fresh round from now on; for the same round, a date that the golfer has chosen stays. */
function movedToRound(draft: ScoreDraft, fresh: ScoreDraft): ScoreDraft {
  const { datePlayed, startedOn, parentScoreId, parentGroupId } = fresh
  const isSame = draft.parentScoreId === parentScoreId && draft.parentGroupId === parentGroupId
  const isDateChosen = draft.datePlayed !== draft.startedOn
  if (isSame && (isDateChosen || draft.startedOn === startedOn)) return draft
  return { ...draft, datePlayed, startedOn, parentScoreId, parentGroupId }
}

/** A draft with content keeps its round; one that belongs to no friend's round joins that of the fresh one, if it is of its day. */
function joinedToRound(draft: ScoreDraft, fresh: ScoreDraft): ScoreDraft {
  const { datePlayed, parentScoreId, parentGroupId } = fresh
  // Once Post was pressed, the score is compared with what was sent.
  const isFree = !draft.attempt && !draft.waiting && !hasParent(draft)
  return isFree && hasParent(fresh) && draft.datePlayed === datePlayed
    ? { ...draft, parentScoreId, parentGroupId }
    : draft
}

/** Whether a score belongs to a friend's round. */
const hasParent = ({ parentScoreId, parentGroupId }: ScoreDraft): boolean =>
  parentScoreId !== undefined || parentGroupId !== undefined

/** Whether a stored draft equals a `fresh` one, apart from the entry mode. */
export const isUntouched = (draft: ScoreDraft, fresh: ScoreDraft): boolean =>
  isEmptyDraft(draft) &&
  draft.teeSetId === fresh.teeSetId &&
  draft.datePlayed === fresh.datePlayed &&
  draft.scoreType === fresh.scoreType &&
  draft.showTo === fresh.showTo
