import { expect, test } from 'vitest'
import { barShares, nextSort, sortedStats } from './usage-report'

const row = (title: string, week: number) => ({ title, day: 0, week, month: 0, year: 0 })
const rows = [row('Woohoos', 5), row('comments', 9), row('Scores posted', 5)]
const titles = (sort: Parameters<typeof sortedStats>[1]) =>
  sortedStats(rows, sort).map(({ title }) => title)

test('the rows of the report keep the host’s order or are sorted by a column; equal ones keep their order', () => {
  expect(titles(undefined)).toEqual(['Woohoos', 'comments', 'Scores posted'])
  expect(titles({ by: 'week', down: true })).toEqual(['comments', 'Woohoos', 'Scores posted'])
  expect(titles({ by: 'week', down: false })).toEqual(['Woohoos', 'Scores posted', 'comments'])
  expect(titles({ by: 'title', down: false })).toEqual(['comments', 'Scores posted', 'Woohoos'])
})

test('the first press on a column sorts numbers descending and titles ascending; the second reverses it', () => {
  const first = nextSort(undefined, 'week')
  expect(first).toEqual({ by: 'week', down: true })
  expect(nextSort(first, 'week')).toEqual({ by: 'week', down: false })
  expect(nextSort(first, 'title')).toEqual({ by: 'title', down: false })
})

test('the largest value has a bar of full length, and 0 has none', () => {
  expect(barShares([5, 10, 0])).toEqual([0.5, 1, 0])
  expect(barShares([0, 0])).toEqual([0, 0])
  expect(barShares([])).toEqual([])
})
