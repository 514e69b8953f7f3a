import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countNews, isNewLinx, firstSeenIndex, isNews } from './linx-news'

const seen = Date.parse('2026-06-13T21:00:00Z')
const item = (activityDate: unknown) => ({ activityDate })

test('an item is new when it happened after the last look', () => {
  expect(isNewLinx('2026-06-13T21:00:00.001Z', seen)).toBe(true)
  expect(isNewLinx('2026-06-13T21:00:00Z', seen)).toBe(false)
  expect(isNewLinx('2026-06-13T21:30:00', seen)).toBe(true) // no zone: UTC
  expect(isNewLinx('soon', seen)).toBe(false)
  expect(isNewLinx('2026-06-13T21:30:00Z', undefined)).toBe(false)
})

test('a page that is all new, with more behind it, counts one above itself', () => {
  const items = Array.from({ length: 25 }, () => item('2026-06-13T22:00:00Z'))
  expect(countNews({ items, hasMore: true }, seen)).toBe(26)
  expect(countNews({ items, hasMore: false }, seen)).toBe(25)
  expect(
    countNews({ items: [...items.slice(1), item('2026-06-01T00:00:00Z')], hasMore: true }, seen),
  ).toBe(24)
  expect(countNews({ items: [], hasMore: true }, seen)).toBe(0)
})

// LST-10.
test('whatever the dates are, the count is a whole number from 0 up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.anything().map(item)),
      fc.option(fc.double(), { nil: undefined }),
      (items, last) => {
        const count = countNews({ items, hasMore: true }, last)
        expect(Number.isInteger(count) && count >= 0).toBe(true)
      },
    ),
  )
})

test('the first seen item is found only when there are new items above it', () => {
  const [late, early] = [item('2026-06-13T22:00:00Z'), item('2026-06-13T20:00:00Z')]
  expect(firstSeenIndex([late, late, early, early], seen)).toBe(2)
  expect(firstSeenIndex([early, late], seen)).toBeUndefined()
  expect(firstSeenIndex([late, late], seen)).toBeUndefined() // further pages will tell
  expect(firstSeenIndex([late, item('soon'), early], seen)).toBe(1)
  expect(firstSeenIndex([late, early], undefined)).toBeUndefined()
  expect(firstSeenIndex([], seen)).toBeUndefined()
})

test('what one did oneself is no news', () => {
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
