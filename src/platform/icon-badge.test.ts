import { expect, test } from 'vitest'
import { createIconBadge } from './icon-badge'

function open() {
  const painted: number[] = []
  return { painted, badge: createIconBadge((count) => painted.push(count)) }
}

test('the number on the icon is what is new and what is not posted, and gone with the golfer', () => {
  const { badge, painted } = open()
  badge.set('news', 2)
  badge.set('unsent', 1)
  badge.set('news', 0)
  badge.set('unsent', 0)
  badge.set('unsent', 1)
  badge.clear()
  expect(painted).toEqual([2, 3, 1, 0, 1, 0])
})

test('while the count of new entries is unknown, a badge set by a push stays, unless a score is waiting', () => {
  const { badge, painted } = open()
  badge.set('unsent', 0)
  expect(painted).toEqual([])
  badge.set('unsent', 1)
  expect(painted).toEqual([1])
})
