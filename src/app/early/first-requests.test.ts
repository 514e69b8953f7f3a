import { expect, test } from 'vitest'
import { serializeQuery } from '~/api/address'
import { firstPageQuery } from '~/domain/feed/first-page'
import { paths } from '~/routing/paths'
import { firstRequests } from './first-requests'

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return { pathname, search, hash }
}

test.each([
  paths.privacy(),
  '/linxes',
  '/postscores',
  paths.auth(),
  paths.directLogin(),
  '/?email=a%40b.example',
  `${paths.linx()}#access_token=secret`,
])('nothing is requested early at %s (R20)', (path) => {
  expect(firstRequests(at(path))).toEqual([])
})

test.each([
  ['/', ['/api/user/current', '/api/linx?view=Following&pageSize=25']],
  [paths.linx(), ['/api/user/current', '/api/linx?view=Following&pageSize=25']],
  [paths.linx('My Linx'), ['/api/user/current']],
  [paths.linx('My Bets'), ['/api/user/current']],
  [paths.linx('User:3'), ['/api/user/current']],
  [paths.postScore(), ['/api/user/current']],
  [paths.postScoreDetails('a/b'), ['/api/user/current']],
])('at %s', (path, requests) => {
  expect(firstRequests(at(path))).toEqual(requests)
})

test('the feed is requested as the app does', () => {
  const [, feed] = firstRequests(at(paths.linx()))
  expect(feed).toBe(`/api/linx?${serializeQuery(firstPageQuery('Following', 7))}`)
})
