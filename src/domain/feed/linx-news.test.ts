import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countNews, isNewLinx, firstSeenIndex, isNews } from './linx-news'

const seen = Date.parse('2026-06-13T21:00:00Z')
const ME = 1
const item = (activityDate: unknown, userId = 2) => ({
  userId,
  notificationType: 'FollowedUserResult',
  activityDate,
})

test('an item is new when it happened after the last look', () => {
  expect(isNewLinx('2026-06-13T21:00:00.001Z', seen)).toBe(true)
  expect(isNewLinx('2026-06-13T21:00:00Z', seen)).toBe(false)
  expect(isNewLinx('2026-06-13T21:30:00', seen)).toBe(true) // no zone: UTC
  expect(isNewLinx('soon', seen)).toBe(false)
  expect(isNewLinx('2026-06-13T21:30:00Z', undefined)).toBe(false)
})

test('a page of only new items that has more pages after it counts one more than its items', () => {
  const items = Array.from({ length: 25 }, () => item('2026-06-13T22:00:00Z'))
  expect(countNews({ items, hasMore: true }, ME, seen)).toBe(26)
  expect(countNews({ items, hasMore: false }, ME, seen)).toBe(25)
  expect(
    countNews(
      { items: [...items.slice(1), item('2026-06-01T00:00:00Z')], hasMore: true },
      ME,
      seen,
    ),
  ).toBe(24)
  expect(countNews({ items: [], hasMore: true }, ME, seen)).toBe(0)
})

// LST-10.
test('whatever the dates are, the count is a whole number from 0 up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.anything().map((date) => item(date))),
      fc.option(fc.double(), { nil: undefined }),
      (items, last) => {
        const count = countNews({ items, hasMore: true }, ME, last)
        expect(Number.isInteger(count) && count >= 0).toBe(true)
      },
    ),
  )
})

test('the first seen item is found only when there are new items above it', () => {
  const [late, early] = [item('2026-06-13T22:00:00Z'), item('2026-06-13T20:00:00Z')]
  expect(firstSeenIndex([late, late, early, early], ME, seen)).toBe(2)
  expect(firstSeenIndex([early, late], ME, seen)).toBeUndefined()
  expect(firstSeenIndex([late, late], ME, seen)).toBeUndefined() // it is on a further page
  expect(firstSeenIndex([late, item('soon'), early], ME, seen)).toBe(1)
  expect(firstSeenIndex([late, early], ME, undefined)).toBeUndefined()
  expect(firstSeenIndex([], ME, seen)).toBeUndefined()
})

test('nothing below the first seen item is read, since a feed can be long', () => {
  const items = [item('2026-06-13T22:00:00Z', ME), item('2026-06-13T20:00:00Z'), item(undefined)]
  Object.defineProperty(items, 2, { get: () => expect.fail('the item below was read') })
  expect(firstSeenIndex(items, ME, seen)).toBeUndefined()
})

test('the golfer’s own activity is not news', () => {
  const at = Date.parse('2026-06-13T18:00:00Z')
  const entry = (change: object) => ({
    userId: 2,
    notificationType: 'FollowedUserResult',
    activityDate: '2026-06-13T19:00:00Z',
    ...change,
  })
  expect(isNews(entry({}), 1, at)).toBe(true)
  expect(isNews(entry({ notificationType: 'NewFollower' }), 1, at)).toBe(true)
  expect(isNews(entry({ notificationType: 'IFollowed' }), 1, at)).toBe(false)
  expect(isNews(entry({ userId: 1 }), 1, at)).toBe(false)
  expect(isNews(entry({ activityDate: '2026-06-13T17:00:00Z' }), 1, at)).toBe(false)
})

test('the golfer’s own activity is not counted, and ‘You were here’ is not shown below it', () => {
  const late = '2026-06-13T22:00:00Z'
  const [own, other, early] = [item(late, ME), item(late), item('2026-06-13T20:00:00Z')]
  expect(countNews({ items: [own, other, early] }, ME, seen)).toBe(1)
  expect(countNews({ items: [own, other], hasMore: true }, ME, seen)).toBe(2)
  expect(countNews({ items: [own, own], hasMore: true }, ME, seen)).toBe(0)
  expect(firstSeenIndex([own, early], ME, seen)).toBeUndefined()
  expect(firstSeenIndex([other, own, early], ME, seen)).toBe(2)
})
