import { expect, test } from 'vitest'
import { createRowHeights } from './row-window'

test('a row that has not been measured counts as 330 px', () => {
  const heights = createRowHeights(['a', 'b', 'c'], new Map())
  expect([0, 1, 2, 3].map(heights.offset)).toEqual([0, 330, 660, 990])
})

test('a measured row moves the rows below it, and says by how much', () => {
  const heights = createRowHeights(['a', 'b', 'c'], new Map())
  expect(heights.offset(3)).toBe(990)
  expect(heights.measure('b', 100)).toBe(-230)
  expect(heights.measure('b', 120.5)).toBe(20.5)
  expect(heights.measure('b', 120.5)).toBe(0)
  expect([0, 1, 2, 3].map(heights.offset)).toEqual([0, 330, 450.5, 780.5])
})

test('what was measured in one list counts in the next one', () => {
  const measured = new Map<string, number>()
  createRowHeights(['a', 'b'], measured).measure('b', 50)
  expect(createRowHeights(['new', 'a', 'b'], measured).offset(3)).toBe(710)
})

test('a height of a row that is no longer in the list moves nothing', () => {
  const heights = createRowHeights(['a'], new Map())
  heights.measure('gone', 50)
  expect(heights.offset(1)).toBe(330)
})

test.each([
  [-500, 0],
  [0, 0],
  [329, 0],
  [330, 1],
  [429, 1],
  [430, 2],
  [9999, 2],
])('at %i px is the row %i', (offset, row) => {
  const heights = createRowHeights(['a', 'b', 'c'], new Map([['b', 100]]))
  expect(heights.rowAt(offset)).toBe(row)
})

test('a list without rows is 0 px high', () => {
  const heights = createRowHeights([], new Map())
  expect(heights.offset(5)).toBe(0)
  expect(heights.rowAt(100)).toBe(0)
})
