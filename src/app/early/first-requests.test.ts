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
  expect(firstRequests(at(path), '1')).toEqual([])
})

test.each([
  ['/', ['/api/user/current', '/api/linx?view=Following&pageSize=25']],
  [paths.linx(), ['/api/user/current', '/api/linx?view=Following&pageSize=25']],
  [paths.linx('Following'), ['/api/user/current', '/api/linx?view=Following&pageSize=25']],
  [paths.linx('nonsense'), ['/api/user/current']],
  [paths.linx('My Linx'), ['/api/user/current', '/api/linx?view=My%20Linx&pageSize=25&userId=7']],
  [paths.linx('My Bets'), ['/api/user/current']],
  [paths.linx('User:3'), ['/api/user/current']],
  [paths.postScore(), ['/api/user/current']],
  [paths.postScoreDetails('a/b'), ['/api/user/current']],
])('at %s', (path, requests) => {
  expect(firstRequests(at(path), '7')).toEqual(requests)
})

test('My Linx without a stored id is not requested', () => {
  for (const id of [null, '', 'x', '0'])
    expect(firstRequests(at(paths.linx('My Linx')), id)).toEqual(['/api/user/current'])
})

test.each(['Following', 'My Linx'] as const)(
  'the feed is requested as the app does: %s',
  (view) => {
    expect(firstRequests(at(paths.linx(view)), '7')[1]).toBe(
      `/api/linx?${serializeQuery(firstPageQuery(view, 7))}`,
    )
  },
)
