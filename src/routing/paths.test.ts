import { expect, test } from 'vitest'
import { paths } from './paths'

test('a view, an id and a topic are encoded once', () => {
  expect(paths.linx()).toBe('/linx')
  expect(paths.linx('My Bets')).toBe('/linx?view=My+Bets')
  expect(paths.linx('User:7')).toBe('/linx?view=User%3A7')
  expect(paths.postScoreDetails('a/b c%')).toBe('/postscore/a%2Fb%20c%25/details')
  expect(paths.round({ userId: 2, sourceTable: 'golf/scores', sourceId: 41 })).toBe(
    '/linx/2/golf%2Fscores/41',
  )
  expect(paths.following('requests')).toBe('/following?view=requests')
})
