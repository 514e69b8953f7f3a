import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeSession, lifetimeSeconds, decodeUser } from './auth'
import { decodeVersion } from './diagnostic'
import { decodeRequestCount } from './follow'
import { decodeCourses, decodePostedScore, decodeTeeSets } from './ghin'
import { decodeLastNotify, decodeLinxPage } from './linx'
import { decodeRecentCourses } from './scores'

const item = {
  sourceTable: 'golf_scores',
  sourceId: 1004,
  userId: 2,
  name: 'Marcus Bell',
  activityDate: '2026-06-13T21:30:00.000+00:00',
  notificationType: 'FollowedUserResult',
  scoreTotal: 79,
  handicap: '8.4',
  commentCount: 3,
  likeCount: 12,
  hasUserLiked: false,
  imageUrls: ['/api/a.jpg'],
  groupBets: [{ userId: 1, name: 'Nora Whitcombe', dollars: -5 }],
  playerScores: [{ userId: 2, userName: 'Marcus Bell', scoreTotal: 79 }],
}
const user = {
  us_id: 1,
  us_email: 'nora@whitcombe.example',
  us_firstname: 'Nora',
  us_lastname: 'Whitcombe',
  us_gender: 'F',
  us_private: false,
}
const course = { CourseID: 13995, CourseName: 'Larkspur Municipal' }
const tee = { TeeSetRatingId: 282104, RatingType: 'Total', CourseRating: 72.4, SlopeRating: 136 }
const recent = { courseID: 14001, courseName: 'Bellwether Links' }
const posted = { scoreType: 'H', datePlayed: '2026-06-13', scoreTotal: 84, holesPlayed: 18 }
const auth = { success: true, accessToken: 'a.b.c', refreshToken: 'r', expiresIn: 3600, userId: 1 }

const decodeLinxItem = (json: unknown) => decodeLinxPage({ items: [json] }).items[0]

const decoders: Record<string, { decode: (json: unknown) => unknown; good: unknown }> = {
  decodeLinxPage: {
    decode: decodeLinxPage,
    good: { items: [item], hasMore: true, oldestActivityDate: item.activityDate },
  },
  decodeLinxItem: { decode: decodeLinxItem, good: item },
  decodeUser: { decode: decodeUser, good: user },
  decodeRecentCourses: { decode: decodeRecentCourses, good: [recent] },
  decodeCourses: { decode: decodeCourses, good: [course] },
  decodeTeeSets: { decode: decodeTeeSets, good: [tee] },
  decodePostedScore: { decode: decodePostedScore, good: posted },
  decodeSession: { decode: decodeSession, good: auth },
  decodeVersion: { decode: decodeVersion, good: { version: '2026.6.1' } },
  decodeLastNotify: { decode: decodeLastNotify, good: { timestamp: item.activityDate } },
}

/** Every number inside. */
function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
}

/** A good response in which one to three values, anywhere, are replaced by any JSON. */
function damaged(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good !== 'object' || good === null) return fc.oneof(fc.constant(good), fc.jsonValue())
  if (Array.isArray(good)) {
    return fc.oneof(
      fc.tuple(...good.map((entry) => damaged(entry))),
      fc.array(fc.jsonValue()),
      fc.jsonValue(),
    )
  }
  const fields = Object.fromEntries(
    Object.entries(good).map(([key, value]) => [key, damaged(value)]),
  )
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.jsonValue())
}

describe.each(Object.entries(decoders))('%s', (_name, { decode, good }) => {
  test('takes any JSON, never throws, and returns only finite numbers (NET-06)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged(good)), (json) => {
        for (const number of numbers(decode(json))) expect(Number.isFinite(number)).toBe(true)
      }),
    )
  })

  // If a decoder changed its own result, that result would not have been of its type.
  test('returns a value of its type, which does not change when it is decoded again', () => {
    fc.assert(
      fc.property(damaged(good), (json) => {
        const once = decode(json)
        if (typeof once === 'string') expect(once.trim()).not.toBe('')
        else if (once !== undefined) expect(decode(JSON.parse(JSON.stringify(once)))).toEqual(once)
      }),
    )
  })

  test('a good response is not lost', () => {
    expect(decode(good)).not.toEqual(decode(null))
  })
})

test('a good page of the feed is decoded unchanged', () => {
  expect(decodeLinxPage({ items: [item], hasMore: true, oldestActivityDate: 'x' })).toEqual({
    items: [item],
    hasMore: true,
    oldestActivityDate: 'x',
  })
})

test('an entry that cannot be used is left out and the others are shown (TXT-01, TXT-02)', () => {
  const { sourceId: _, ...keyless } = item
  const page = decodeLinxPage({
    items: [keyless, null, 7, { ...item, sourceId: {} }, item],
    hasMore: 'yes',
  })
  expect(page.items).toEqual([item])
  expect(page.hasMore).toBe(false)
})

test('numbers that a host sends as text count as numbers (TXT-03)', () => {
  const page = decodeLinxPage({
    items: [
      {
        ...item,
        sourceId: '1004',
        scoreTotal: ' 85 ',
        front9: 'NH',
        back9: '',
        commentCount: '-1',
      },
    ],
  })
  expect(page.items[0]).toMatchObject({ sourceId: 1004, scoreTotal: 85, commentCount: 0 })
  expect(page.items[0]).not.toHaveProperty('front9')
  expect(page.items[0]).not.toHaveProperty('back9')
})

test('bets keep their sign; a handicap may be text or a number, 0 too (TXT-07)', () => {
  const page = decodeLinxPage({
    items: [{ ...item, handicap: 0, goOldHandicap: '+2.1', goNewHandicap: null }],
  })
  expect(page.items[0]?.groupBets).toEqual([{ userId: 1, name: 'Nora Whitcombe', dollars: -5 }])
  expect(page.items[0]).toMatchObject({ handicap: 0, goOldHandicap: '+2.1' })
  expect(page.items[0]).not.toHaveProperty('goNewHandicap')
})

test.each([
  [null, []],
  ['/api/a.jpg', ['/api/a.jpg']],
  [
    ['/api/a.jpg', '', '/api/a.jpg', 7, '/api/b.jpg'],
    ['/api/a.jpg', '/api/b.jpg'],
  ],
])('the pictures of an item decoded from %j (TXT-08)', (imageUrls, expected) => {
  expect(decodeLinxItem({ ...item, imageUrls })?.imageUrls).toEqual(expected)
})

test('gender falls back to M and private to true (TXT-04)', () => {
  expect(decodeUser({ us_id: '1', us_gender: 'x', us_private: 'no' })).toMatchObject({
    us_id: 1,
    us_gender: 'M',
    us_private: true,
  })
  expect(decodeUser(user)).toMatchObject({ us_gender: 'F', us_private: false })
  expect(decodeUser({ ...user, us_id: null })).toBeUndefined()
})

test('keys such as __proto__ have no effect', () => {
  const json: unknown = JSON.parse(
    '{"us_id": 1, "__proto__": {"us_email": "x", "polluted": true}, "constructor": 1}',
  )
  expect(decodeUser(json)).toMatchObject({ us_id: 1, us_email: '' })
  expect('polluted' in {}).toBe(false)
})

test('a score the association holds for review is posted like any other: its status and message are not read', () => {
  const held = { scoreTotal: 84, status: 'UnderReview', message: 'This score is under review.' }
  expect(decodePostedScore(held)).toEqual({ scoreTotal: 84 })
})

test('a posted score with missing fields is decoded; a response that is not a record is undefined (SCR-06, R6)', () => {
  expect(decodePostedScore({ scoreTotal: 84, adjusted_gross_score: null })).toEqual({
    scoreTotal: 84,
  })
  expect(decodePostedScore([])).toBeUndefined()
})

test.each([
  [undefined, 3600],
  [null, 3600],
  ['abc', 3600],
  ['3600', 3600],
  [0, 0],
  [-5, 0],
  [0.5, 0.5],
  [1e15, 315_360_000],
  [NaN, 3600],
  [Infinity, 3600],
])('a token’s lifetime of %j is decoded as %d seconds (TOK-20)', (expiresIn, seconds) => {
  expect(lifetimeSeconds(expiresIn)).toBe(seconds)
})

test('a lifetime is always a finite number of seconds up to ten years (TOK-20)', () => {
  fc.assert(
    fc.property(fc.anything(), (expiresIn) => {
      const seconds = lifetimeSeconds(expiresIn)
      expect(seconds >= 0 && seconds <= 315_360_000).toBe(true)
    }),
  )
})

test.each([
  [''],
  [null],
  [{}],
  [{ version: '' }],
  [{ version: null }],
  [{ version: 'x'.repeat(10_000) }],
  ['<html>'],
])('the version response %j names no version (UPD-09)', (json) => {
  expect(decodeVersion(json)).toBeUndefined()
})

test.each([0, -1, 'abc'])('HST-16 a course with the id %j is in no list', (id) => {
  expect(decodeCourses([{ ...course, CourseID: id }, course])).toHaveLength(1)
  expect(decodeRecentCourses([{ ...recent, courseID: id }, recent])).toHaveLength(1)
})

test.each<[unknown, number]>([
  [{ count: 3 }, 3],
  [3, 3],
  ['3', 3],
  [{ count: null }, 0],
  [{ total: 3 }, 0],
  [-1, 0],
  [null, 0],
])('the count of follow requests in %j is %d', (json, shown) => {
  expect(decodeRequestCount(json)).toBe(shown)
})
