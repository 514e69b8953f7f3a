import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LinxItem, LinxPage } from '~/api/types'
import { asRoundOf, feedItems, nextCursor, type Cursor } from './feed-pages'

const item = (sourceId: number, change: Partial<LinxItem> = {}): LinxItem => ({
  sourceTable: 'golf_scores',
  sourceId,
  userId: 2,
  name: 'Marcus Bell',
  activityDate: '2026-06-13T21:30:00Z',
  notificationType: 'FollowedUserResult',
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
  ...change,
})
/** A cursor: a time this many seconds after another. */
const moment = (seconds: number) => new Date(Date.UTC(2026, 5, 1) + seconds * 1000).toISOString()
const [C0, C1, C2] = [moment(0), moment(1), moment(2)]
const page = (ids: readonly number[], cursor: string | null = C0, hasMore = true): LinxPage => ({
  items: ids.map((id) => item(id)),
  hasMore,
  oldestActivityDate: cursor,
})
const ids = (pages: readonly LinxPage[]) => feedItems(pages).map(({ sourceId }) => sourceId)

// LST-02.
test('overlapping pages contain each item once, in the order served', () => {
  expect(ids([page([9, 8, 7]), page([8, 7, 6])])).toEqual([9, 8, 7, 6])
})

test('the same id in two tables is two items of the feed', () => {
  const items = [item(1), item(1, { sourceTable: 'follows' })]
  expect(feedItems([{ ...page([]), items }])).toHaveLength(2)
})

test('a group round as that of another player has this player’s name, picture, location and note, and no index of another time or golfer', () => {
  const ingrid = {
    userId: 3,
    userName: 'Ingrid Solberg',
    userPicture: '/api/profile/picture/3',
    scoreTotal: 77,
    newHandicap: 5.5,
    city: 'Lyons',
    state: 'CO',
    commentText: 'Windy.',
    isFollowed: true,
  }
  const round = item(1, {
    handicap: 7,
    goPublicNotes: 'Dew so heavy.',
    playerScores: [{ userId: 2, userName: 'Marcus Bell', scoreTotal: 79 }, ingrid],
  })
  expect(asRoundOf(3, round)).toEqual({
    ...round,
    userId: 3,
    name: 'Ingrid Solberg',
    picture: '/api/profile/picture/3',
    handicap: null,
    city: 'Lyons',
    state: 'CO',
    goPublicNotes: 'Windy.',
    isFollowed: true,
  })
  for (const golfer of [2, 4, undefined]) expect(asRoundOf(golfer, round)).toBe(round)
})

// LST-03.
test.each<[string, LinxPage[], Cursor[], Cursor]>([
  ['there is more', [page([9, 8], C1)], [undefined], C1],
  ['nothing more is promised', [page([9], C1, false)], [undefined], undefined],
  ['the cursor is missing', [page([9], null)], [undefined], undefined],
  ['the cursor is empty', [page([9], '')], [undefined], undefined],
  ['the cursor comes again', [page([9], C1), page([8], C1)], [undefined, C1], undefined],
  ['the page brings nothing new', [page([9, 8], C1), page([9, 8], C2)], [undefined, C1], undefined],
  ['the page is empty', [page([9], C1), page([], C2)], [undefined, C1], undefined],
  ['the first page is empty', [page([], C1)], [undefined], undefined],
])('the cursor of the feed’s next page when %s', (_what, pages, used, cursor) => {
  expect(nextCursor(pages, used)).toBe(cursor)
})

test.each(['c1', 'null', '0', '2026-06-31T00:00:00Z', '0001-01-01T00:00:00'])(
  'HST-11 an invalid cursor (%j) ends the feed',
  (cursor) => expect(nextCursor([page([9], cursor)], [undefined])).toBeUndefined(),
)

test('any sequence of pages ends, repeats no key and contains every distinct row', () => {
  const anyPage = fc.record({
    items: fc.array(fc.nat(20), { maxLength: 6 }).map((list) => list.map((id) => item(id))),
    hasMore: fc.boolean(),
    oldestActivityDate: fc.constantFrom(C0, C1, C2, moment(3), '', null),
  })
  fc.assert(
    fc.property(fc.infiniteStream(anyPage), (stream) => {
      const pages: LinxPage[] = []
      const used: Cursor[] = []
      let cursor: Cursor
      do {
        const { value } = stream.next()
        pages.push(value)
        used.push(cursor)
        cursor = nextCursor([...pages], used)
        expect(pages.length).toBeLessThanOrEqual(6)
      } while (cursor)
      const shown = ids(pages)
      expect(new Set(shown).size).toBe(shown.length)
      expect(new Set(shown)).toEqual(
        new Set(pages.flatMap(({ items }) => items.map(({ sourceId }) => sourceId))),
      )
    }),
  )
})

test('400 pages contain each of 10,000 entries, each page requested once (LST-01)', () => {
  const pages: LinxPage[] = []
  const used: Cursor[] = []
  let cursor: Cursor
  do {
    const newest = 10_000 - pages.length * 25
    const numbers = Array.from({ length: 25 }, (_, at) => newest - at)
    pages.push(page(numbers, moment(newest - 25), newest > 25))
    used.push(cursor)
    cursor = nextCursor([...pages], used)
  } while (cursor && pages.length < 500)
  expect([pages.length, new Set(used).size]).toEqual([400, 400])
  expect(ids(pages)).toEqual(Array.from({ length: 10_000 }, (_, at) => 10_000 - at))
})
