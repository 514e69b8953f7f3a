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

/**
 * A stored draft for the round of the `fresh` one. With content, only the friend's round that it belongs to is added, if that is
 * of the draft's day and the draft belongs to no other. Without content, it becomes the round of the `fresh` one: a friend's or
 * one of the golfer's own, unless it is for that already, or one of today, if it is of an earlier day and its date was not chosen.
 */
export function withCurrentRound(draft: ScoreDraft, fresh: ScoreDraft): ScoreDraft {
  const { datePlayed, startedOn, parentScoreId, parentGroupId } = fresh
  const isSame = draft.parentScoreId === parentScoreId && draft.parentGroupId === parentGroupId
  if (!isEmptyDraft(draft)) {
    const hasParent = draft.parentScoreId !== undefined || draft.parentGroupId !== undefined
    // Once Post was pressed, the score is compared with what was sent.
    const isFree = !draft.attempt && !draft.waiting && !hasParent
    const isJoined = isFree && !isSame && draft.datePlayed === datePlayed
    return isJoined ? { ...draft, parentScoreId, parentGroupId } : draft
  }
  if (!isSame) return { ...draft, datePlayed, startedOn, parentScoreId, parentGroupId }
  const isOld = draft.datePlayed === draft.startedOn && draft.startedOn !== startedOn
  return isOld ? { ...draft, datePlayed, startedOn } : draft
}

/** Whether a stored draft equals a `fresh` one, apart from the entry mode. */
export const isUntouched = (draft: ScoreDraft, fresh: ScoreDraft): boolean =>
  isEmptyDraft(draft) &&
  draft.teeSetId === fresh.teeSetId &&
  draft.datePlayed === fresh.datePlayed &&
  draft.scoreType === fresh.scoreType &&
  draft.showTo === fresh.showTo
