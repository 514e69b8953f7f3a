import { expect, test } from 'vitest'
import type { LinxItem } from '~/api/types'
import { judgeAttempt as judge } from './judge-attempt'
import type { Attempt } from './score-draft'
import { sampleAttempt, sampleDraft } from './score-draft.fake'

const { course } = sampleDraft()
const me = { userId: 1, course }

type Evidence = Omit<Parameters<typeof judge>[2], 'postedHere'>
const judgeAttempt = (attempt: Attempt, owner: typeof me, evidence: Evidence, postedHere = 0) =>
  judge(attempt, owner, { ...evidence, postedHere })

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

// Two rounds of one day, or 36 holes: same course, same total.
test.each([
  ['nothing posted from here, My Linx has one', 0, [], 1, 'posted'],
  ['the first alone', 1, [], 1, 'not-found'],
  ['the first alone, seen before', 1, ['golf_scores/1'], 1, 'not-found'],
  ['the first and one more', 1, [], 2, 'posted'],
  ['the first, seen before, and one more', 1, ['golf_scores/1'], 2, 'posted'],
  ['one from elsewhere, seen before', 0, ['golf_scores/1'], 1, 'not-found'],
  ['two posted, both there', 2, [], 2, 'not-found'],
  ['two posted, three there', 2, ['golf_scores/1'], 3, 'posted'],
] as const)('the same score twice: %s', (_what, postedHere, known, rows, verdict) => {
  const linx = Array.from({ length: rows }, (_row, at) => posted({ sourceId: at + 1 }))
  const evidence = { linx, recent: [recent] }
  expect(judgeAttempt(sampleAttempt({ known }), me, evidence, postedHere)).toBe(verdict)
})
