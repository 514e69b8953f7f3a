import { expect, test } from 'vitest'
import { decodeLinxPage } from '~/api/decode/linx'
import { foldFollows, runOf } from './follow-runs'

const feed = (...kinds: string[]) =>
  decodeLinxPage({
    items: kinds.map((kind, at) => ({
      sourceTable: 'follows',
      sourceId: 100 - at,
      userId: at,
      notificationType: kind,
      activityDate: new Date(Date.UTC(2026, 5, 13, 20 - at)).toISOString(),
    })),
  }).items

const shape = (items: ReturnType<typeof feed>, lastNotify?: number) =>
  foldFollows(items, -1, lastNotify).map((item) => runOf(item).map(({ sourceId }) => sourceId))

test('consecutive follows of one kind are combined into one row', () => {
  const items = feed('NewFollower', 'NewFollower', 'IFollowed', 'IFollowed', 'NewFollower')
  expect(shape(items)).toEqual([[100, 99], [98, 97], [96]])
})

test('rounds and unknown kinds are never combined', () => {
  const items = feed('FollowedUserResult', 'FollowedUserResult', 'Other', 'Other', '', '')
  expect(shape(items)).toHaveLength(6)
})

test('new and seen follows are not combined', () => {
  const items = feed('NewFollower', 'NewFollower', 'NewFollower', 'NewFollower')
  expect(shape(items, Date.UTC(2026, 5, 13, 18, 30))).toEqual([
    [100, 99],
    [98, 97],
  ])
})

test('a list is processed once, a longer list again', () => {
  const items = feed('NewFollower', 'NewFollower')
  expect(foldFollows(items, -1, undefined)).toBe(foldFollows(items, -1, undefined))
  const longer = [...items, ...feed('NewFollower').map((item) => ({ ...item, sourceId: 1 }))]
  expect(shape(longer)).toEqual([[100, 99, 1]])
  expect(foldFollows([], -1, undefined)).toEqual([])
})

test('a list combines its follows as before after a part of it was shown', () => {
  const items = feed('NewFollower', 'FollowedUserResult', 'NewFollower')
  expect(shape(items)).toEqual([[100], [99], [98]])
  expect(shape(items.filter(({ notificationType }) => notificationType === 'NewFollower'))).toEqual(
    [[100, 98]],
  )
  expect(shape(items)).toEqual([[100], [99], [98]])
})
