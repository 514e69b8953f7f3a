import { expect, test } from 'vitest'
import { serializeQuery } from '~/api/address'
import { firstPageQuery } from '~/domain/feed/first-page'
import { paths } from '~/routing/paths'
import { beginsAtFeed, firstRequests, startScreenAt } from './first-requests'

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return { pathname, search, hash }
}

test.each([
  paths.privacy(),
  '/linxes',
  '/postscores',
  '/following/3',
  paths.help(),
  paths.auth(),
  paths.directLogin(),
  '/?email=a%40b.example',
  `${paths.linx()}#access_token=secret`,
])('nothing is requested early at %s (R20)', (path) => {
  expect(firstRequests(at(path), null)).toEqual([])
})

test.each([
  ['/', ['/api/user/current', '/api/linx?view=Following&pageSize=25']],
  [paths.linx(), ['/api/user/current', '/api/linx?view=Following&pageSize=25']],
  [paths.linx('My Linx'), ['/api/user/current']],
  [paths.linx('My Bets'), ['/api/user/current']],
  [paths.linx('User:3'), ['/api/user/current']],
  [paths.round({ userId: 3, sourceTable: 'Score', sourceId: 7 }), ['/api/user/current']],
  [paths.following('requests'), ['/api/user/current']],
  [paths.groups(), ['/api/user/current']],
  [paths.profile(), ['/api/user/current']],
  [paths.invite(), ['/api/user/current']],
  [paths.postScore(), ['/api/user/current', '/api/Scores/RecentCourses']],
  [paths.postScore('search'), ['/api/user/current', '/api/Scores/RecentCourses']],
  [paths.postScoreDetails('a/b'), ['/api/user/current', '/api/Scores/RecentCourses']],
])('at %s', (path, requests) => {
  expect(firstRequests(at(path), null)).toEqual(requests)
})

test('at the score form that the picker has opened, the recently played courses are not requested', () => {
  const state = { course: { courseId: 14001 } }
  expect(firstRequests(at(paths.postScoreDetails('14001')), state)).toEqual(['/api/user/current'])
})

test.each([
  [paths.linx(), undefined],
  [paths.linx('My Linx'), undefined],
  [paths.postScore(), 'courses'],
  [paths.postScore('recent'), 'courses'],
  [paths.postScore('search'), 'frame'],
  [paths.postScoreDetails('14001'), 'form'],
  [paths.groups(), 'frame'],
  [paths.about(), 'frame'],
  ['/linx/3/Score/7', 'frame'],
])('at %s the start screen shows %s', (path, shown) => {
  expect(startScreenAt(at(path))).toBe(shown)
})

test.each([
  [paths.linx(), true],
  [paths.linx('My Linx'), false],
  [`${paths.linx()}#access_token=secret`, false],
  [paths.login(), false],
  [paths.groups(), false],
])('%s is the address of the feed: %s', (path, expected) => {
  expect(beginsAtFeed(at(path))).toBe(expected)
})

test('the feed is requested as the app does', () => {
  const [, feed] = firstRequests(at(paths.linx()), null)
  expect(feed).toBe(`/api/linx?${serializeQuery(firstPageQuery('Following', 7))}`)
})
