import { expect, test } from 'vitest'
import { leaderboard } from './leaderboard'

const board = (...totals: (number | null)[]) =>
  leaderboard(totals.map((scoreTotal) => ({ scoreTotal, holes: 18 }))).map(({ row, rank }) => [
    row.scoreTotal,
    rank,
  ])

test('lowest first, ties share a rank, and the next rank counts them', () => {
  expect(board(82, 70, 82, 93)).toEqual([
    [70, '1'],
    [82, 'T2'],
    [82, 'T2'],
    [93, '4'],
  ])
})

test('a golfer without a total is last and has no rank', () => {
  expect(board(null, 88)).toEqual([
    [88, '1'],
    [null, undefined],
  ])
})

test('nine holes do not win against eighteen', () => {
  const rows = leaderboard([
    { name: 'Hal', scoreTotal: 48, holes: 9 },
    { name: 'Nora', scoreTotal: 90, holes: 18 },
    { name: 'Priya', scoreTotal: 72, holes: null },
  ])
  expect(rows.map(({ row, rank }) => [row.name, rank])).toEqual([
    ['Priya', '1'],
    ['Nora', '2'],
    ['Hal', undefined],
  ])
})

test('a round without scores has an empty leaderboard', () => {
  expect(leaderboard([])).toEqual([])
})
