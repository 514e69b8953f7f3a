import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { LinxItem } from '~/api/types'
import { createMemoizedRows } from './memoized-rows'

const item: LinxItem = {
  sourceTable: 'scores',
  sourceId: 1,
  notificationType: 'FollowedUserResult',
  activityDate: '2026-05-02T17:40:00Z',
  userId: 2,
  name: 'Ana Reyes',
  commentCount: 0,
  likeCount: 0,
  hasUserLiked: false,
}

test('a row with the same inputs is the same element; with others it is new', () => {
  const rows = createMemoizedRows()
  const make = () => createElement('p')
  const first = rows.row(item, [0, false], make)
  expect(rows.row(item, [0, false], make)).toBe(first)
  const moved = rows.row(item, [1, false], make)
  expect(moved).not.toBe(first)
  expect(rows.row(item, [1, false], make)).toBe(moved)
  expect(rows.row({ ...item }, [1, false], make)).not.toBe(moved)
})
