import { describe, expect, test } from 'vitest'
import type { LinxItem } from '~/api/types'
import { isRecordedTwice, judgeAttempt as judge, scoresBefore } from './judge-attempt'
import type { Attempt } from '../draft/score-draft'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'

const { course } = sampleDraft()
const me = { userId: 1, course }

type Evidence = Omit<Parameters<typeof judge>[2], 'postedHere'>
const judgeAttempt = (attempt: Attempt, owner: typeof me, evidence: Evidence, postedHere = 0) =>
  judge(attempt, owner, { ...evidence, postedHere }).verdict

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
  ['another total', { scoreTotal: 85 }],
  ['nine holes', { holes: 9 }],
  ['another golfer', { userId: 2 }],
])('a listed score of %s is not the lost one', (_what, change) => {
  expect(judgeAttempt(sampleAttempt(), me, { linx: [posted(change)], recent: [] })).toBe(
    'not-found',
  )
})

test('a score that was listed before is not the lost one', () => {
  const attempt = sampleAttempt({ known: ['golf_scores/7'] })
  expect(judgeAttempt(attempt, me, { linx: [posted()], recent: [recent] })).toBe('not-found')
  expect(judgeAttempt(attempt, me, { linx: [posted({ sourceId: 8 }), posted()], recent: [] })).toBe(
    'posted',
  )
})

test('a score with other nines is another score; unknown nines are ignored', () => {
  const strokes = { ...sampleAttempt().strokes, scoreFront: 41, scoreBack: 43 }
  const verdict = (change: Partial<LinxItem>) =>
    judgeAttempt(sampleAttempt({ strokes }), me, { linx: [posted(change)], recent: [] })
  expect(verdict({ front9: 43, back9: 41 })).toBe('not-found')
  expect(verdict({ front9: 41, back9: null })).toBe('posted')
})

test('the golfer’s row in a grouped round counts as the lost score', () => {
  const group = posted({
    userId: 2,
    scoreTotal: null,
    playerScores: [{ userId: 1, userName: 'Nora', scoreTotal: 84 }],
  })
  expect(judgeAttempt(sampleAttempt(), me, { linx: [group], recent: [] })).toBe('posted')
})

test('a score that only the course list has is unclear', () => {
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
  ['only the first', 1, [], 1, 'not-found'],
  ['only the first, seen before', 1, ['golf_scores/1'], 1, 'not-found'],
  ['the first and one more', 1, [], 2, 'posted'],
  ['the first, seen before, and one more', 1, ['golf_scores/1'], 2, 'posted'],
  ['one from elsewhere, seen before', 0, ['golf_scores/1'], 1, 'not-found'],
  ['two posted, both listed', 2, [], 2, 'not-found'],
  ['two posted, three listed', 2, ['golf_scores/1'], 3, 'posted'],
] as const)(
  'judging a lost score that equals others of the day: %s',
  (_what, postedHere, known, rows, verdict) => {
    const linx = Array.from({ length: rows }, (_row, at) => posted({ sourceId: at + 1 }))
    const evidence = { linx, recent: [recent] }
    expect(judgeAttempt(sampleAttempt({ known }), me, evidence, postedHere)).toBe(verdict)
  },
)

// SCR-22: `postedDate` may be the day of posting.
describe('a score like it with another date', () => {
  const attempt = sampleAttempt({ after: Date.parse('2026-06-13T23:00:00Z'), teeName: 'Blue' })
  const yesterday = { postedDate: '2026-06-12' }
  test.each([
    ['newer than the attempt may be it', yesterday, 'unclear'],
    ['with other tees is another', { ...yesterday, teeName: 'White' }, 'not-found'],
    ['with the same tees may be it', { ...yesterday, teeName: ' blue' }, 'unclear'],
    ['with another total is another', { ...yesterday, scoreTotal: 85 }, 'not-found'],
    ['without any date may be it', { postedDate: null }, 'unclear'],
    [
      'older than the attempt is another',
      { ...yesterday, activityDate: '2026-06-13T22:00:00Z' },
      'not-found',
    ],
    ['of a moment that cannot be read may be it', { ...yesterday, activityDate: '' }, 'unclear'],
  ])('%s', (_what, change, verdict) => {
    expect(judgeAttempt(attempt, me, { linx: [posted(change)], recent: [] })).toBe(verdict)
  })

  test('if only the device knows when a score was sent, its clock may be off by a day', () => {
    const at = Date.parse('2026-06-14T23:00:00Z')
    const verdict = (activityDate: string) =>
      judgeAttempt(sampleAttempt({ at }), me, {
        linx: [posted({ ...yesterday, activityDate })],
        recent: [],
      })
    expect(verdict('2026-06-13T23:30:00Z')).toBe('unclear')
    expect(verdict('2026-06-13T20:00:00Z')).toBe('not-found')
  })
})

test('SCR-21 a list with more new entries than are read is unclear', () => {
  const evidence = { linx: [], hasMore: true, recent: [], postedHere: 0 }
  expect(judge(sampleAttempt(), me, evidence)).toEqual({ verdict: 'unclear', doubt: 'too-many' })
})

test('before a score is sent, similar scores and the host’s newest time are recorded', () => {
  const sought = { ...me, ...sampleAttempt() }
  const items = [posted({ activityDate: 'soon', scoreTotal: 90 }), posted({ sourceId: 8 })]
  expect(scoresBefore(items, sought)).toEqual({
    known: ['golf_scores/8'],
    after: Date.parse('2026-06-13T23:30:00Z'),
  })
  expect(scoresBefore([], sought)).toEqual({ known: [] })
})

describe('SCR-19 a score in My Linx that was sent once', () => {
  const sought = { ...me, ...sampleAttempt() }
  const at = (time: string, sourceId: number, change: Partial<LinxItem> = {}) =>
    posted({ activityDate: `2026-06-13T${time}Z`, sourceId, ...change })
  const first = at('23:30:00', 1)
  const second = at('23:30:02', 2)
  const evidence = { known: [], tookMs: 400, postedHere: 0 }
  test.each([
    ['once', [first], {}, false],
    ['twice', [second, first], {}, true],
    [
      'twice, whatever date the host gives them',
      [second, first],
      { postedDate: '2026-06-14' },
      true,
    ],
    ['once, with one of another total', [second, at('23:30:00', 1, { scoreTotal: 85 })], {}, false],
    ['once, with one from an hour before', [second, at('22:30:00', 1)], {}, false],
  ])('%s', (_what, items, change, isTwice) => {
    const shown = items.map((item) => ({ ...item, ...change }))
    expect(isRecordedTwice(shown, sought, evidence)).toBe(isTwice)
  })

  test('the two records may be as far apart as a slow upload takes', () => {
    const items = [at('23:31:00', 2), first]
    expect(isRecordedTwice(items, sought, { ...evidence, tookMs: 60_000 })).toBe(true)
    expect(isRecordedTwice(items, sought, evidence)).toBe(false)
  })

  test('other scores of this device and earlier ones are not duplicates', () => {
    const items = [second, first]
    expect(isRecordedTwice(items, sought, { ...evidence, postedHere: 1 })).toBe(false)
    expect(isRecordedTwice(items, sought, { ...evidence, known: ['golf_scores/1'] })).toBe(false)
    const three = [at('23:30:03', 3), second, first]
    expect(isRecordedTwice(three, sought, { ...evidence, postedHere: 1 })).toBe(true)
  })

  test('two rows of one grouped round count', () => {
    const row = { userId: 1, userName: 'Nora', scoreTotal: 84 }
    const group = posted({ userId: 2, scoreTotal: null, playerScores: [row, row] })
    expect(isRecordedTwice([group], sought, evidence)).toBe(true)
  })
})
