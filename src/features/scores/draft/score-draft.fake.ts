import { editScore, emptyEntry } from '~/domain/scores/score-entry'
import type { Attempt, ScoreDraft } from './score-draft'

/** A score as a test types it: 84 at Bellwether Links, by Nora. */
export const sampleDraft = (change: Partial<ScoreDraft> = {}): ScoreDraft => ({
  id: 'score-1',
  userId: 1,
  course: {
    courseId: 14001,
    courseName: 'Bellwether Links',
    facilityName: undefined,
    location: 'Boulder, CO',
  },
  teeSetId: 300102,
  entry: editScore(emptyEntry(), { kind: 'type', field: 'total', text: '84' }),
  datePlayed: '2026-06-13',
  scoreType: 'H',
  notes: 'Dew.',
  showTo: 'Followers',
  partners: [],
  media: [],
  pars: undefined,
  parentScoreId: undefined,
  parentGroupId: undefined,
  attempt: undefined,
  ...change,
})

export const sampleAttempt = (change: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt-1',
  strokes: { holesPlayed: 18, teeSetSide: 'All18', scoreTotal: 84 },
  datePlayed: '2026-06-13',
  known: [],
  ...change,
})
