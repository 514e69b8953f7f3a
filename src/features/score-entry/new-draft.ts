import type { AutoFill, CourseRef } from '~/domain/details-state'
import { emptyEntry } from '~/domain/score-entry'
import { today } from '~/lib/clock'
import type { ScoreDraft } from '../outbox/score-draft'

/** A score nobody has typed at yet: played today, the tees of the last round, shown to followers. */
export const newDraft = (userId: number, course: CourseRef, autoFill: AutoFill): ScoreDraft => ({
  id: crypto.randomUUID(),
  userId,
  course,
  teeSetId: autoFill.teeSetId,
  entry: emptyEntry(),
  datePlayed: today(),
  scoreType: 'H',
  notes: '',
  showTo: 'Followers',
  partners: [],
  media: [],
  attempt: undefined,
})
