import { expect, test } from 'vitest'
import type { LinxItem } from '~/api/types'
import { judgeAttempt } from './judge-attempt'
import { sampleAttempt, sampleDraft } from './score-draft.fake'

const { course } = sampleDraft()
const me = { userId: 1, course }

const posted = (change: Partial<LinxItem> = {}): LinxItem => ({
  sourceTable: 'golf_scores',
  sourceId: 7,
  userId: 1,
  name: 'Nora Whitcombe',
  activityDate: '2026-06-13T23:30:00Z',
  notificationType: 'FollowedUserResult',
  courseName: 'Bellwether Links',
  postedDate: '2026-06-13',
  scoreTotal: 84,
  holes: 18,
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
  ...change,
})
const recent = { courseID: 14001, courseName: 'Bellwether Links', scoreTotal: 84 }

// SCR-03.
test('the score is in My Linx: it was posted', () => {
  expect(
    judgeAttempt(sampleAttempt(), me, {
      linx: [posted({ sourceId: 6, scoreTotal: 90 }), posted()],
      recent: [],
    }),
  ).toBe('posted')
})

test.each([
  ['another course', { courseName: 'Larkspur Municipal' }],
  ['another day', { postedDate: '2026-06-12' }],
  ['another total', { scoreTotal: 85 }],
  ['nine holes', { holes: 9 }],
  ['another golfer', { userId: 2 }],
])('a score of %s is not this one', (_what, change) => {
  expect(judgeAttempt(sampleAttempt(), me, { linx: [posted(change)], recent: [] })).toBe(
    'not-found',
  )
})

test('a score that was there before is not the answer', () => {
  const attempt = sampleAttempt({ known: ['golf_scores/7'] })
  expect(judgeAttempt(attempt, me, { linx: [posted()], recent: [recent] })).toBe('not-found')
  expect(judgeAttempt(attempt, me, { linx: [posted({ sourceId: 8 }), posted()], recent: [] })).toBe(
    'posted',
  )
})

test('other nines are another score; unknown nines do not tell', () => {
  const strokes = { ...sampleAttempt().strokes, scoreFront: 41, scoreBack: 43 }
  const verdict = (change: Partial<LinxItem>) =>
    judgeAttempt(sampleAttempt({ strokes }), me, { linx: [posted(change)], recent: [] })
  expect(verdict({ front9: 43, back9: 41 })).toBe('not-found')
  expect(verdict({ front9: 41, back9: null })).toBe('posted')
})

test('my row in a grouped round counts', () => {
  const group = posted({
    userId: 2,
    scoreTotal: null,
    playerScores: [{ userId: 1, userName: 'Nora', scoreTotal: 84 }],
  })
  expect(judgeAttempt(sampleAttempt(), me, { linx: [group], recent: [] })).toBe('posted')
})

test('the course list has it and the feed does not: nobody can say yet', () => {
  expect(judgeAttempt(sampleAttempt(), me, { linx: [], recent: [recent] })).toBe('unclear')
  expect(
    judgeAttempt(sampleAttempt(), me, {
      linx: [],
      recent: [{ ...recent, scoreTotal: 90 }, recent],
    }),
  ).toBe('not-found')
})
