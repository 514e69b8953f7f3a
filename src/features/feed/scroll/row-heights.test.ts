import { expect, test, vi } from 'vitest'
import { createRowHeights } from './row-heights'

function heightsOf(keys: readonly string[], measured = new Map<string, number>()) {
  const heights = createRowHeights(measured)
  heights.setKeys(keys)
  return heights
}

test('a row that has not been measured counts as 330 px', () => {
  const heights = heightsOf(['a', 'b', 'c'])
  expect([0, 1, 2, 3].map(heights.offset)).toEqual([0, 330, 660, 990])
})

test('a measured row moves the rows below it, and says by how much', () => {
  const heights = heightsOf(['a', 'b', 'c'])
  expect(heights.offset(3)).toBe(990)
  expect(heights.measure('b', 100, 1)).toBe(-230)
  expect(heights.measure('b', 120.5, 0)).toBe(20.5)
  expect(heights.measure('b', 120.5, 0)).toBe(0)
  expect([0, 1, 2, 3].map(heights.offset)).toEqual([0, 330, 450.5, 780.5])
})

test('what was measured in one list counts in the next one', () => {
  const measured = new Map<string, number>()
  heightsOf(['a', 'b'], measured).measure('b', 50, 0)
  expect(heightsOf(['new', 'a', 'b'], measured).offset(3)).toBe(710)
})

test('after a further page the heights of the rows above it are not read again', () => {
  const keys = Array.from({ length: 100 }, (_, at) => String(at))
  const measured = new Map([['100', 50]])
  const heights = heightsOf(keys, measured)
  expect(heights.offset(100)).toBe(33_000)
  const reads = vi.spyOn(measured, 'get')
  heights.setKeys([...keys, '100'])
  expect(heights.offset(101)).toBe(33_050)
  expect(reads.mock.calls).toEqual([['100']])
})

test('after a change of the rows their offsets are those of the new list', () => {
  const heights = heightsOf(['a', 'b', 'c'], new Map([['new', 100]]))
  expect(heights.offset(3)).toBe(990)
  heights.setKeys(['a', 'new', 'b', 'c'])
  expect([1, 2, 3, 4].map(heights.offset)).toEqual([330, 430, 760, 1090])
  heights.setKeys(['a'])
  expect(heights.offset(4)).toBe(330)
  heights.setKeys(['a', 'b'])
  expect(heights.offset(2)).toBe(660)
})

test('a row above the index from which it is looked for moves the rows below it too', () => {
  const heights = heightsOf(['a', 'b', 'c'])
  expect(heights.offset(3)).toBe(990)
  expect(heights.measure('a', 100, 2)).toBe(-230)
  expect(heights.offset(3)).toBe(760)
})

test('a height of a row that is no longer in the list moves nothing', () => {
  const heights = heightsOf(['a'])
  heights.measure('gone', 50, 0)
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
  const heights = heightsOf(['a', 'b', 'c'], new Map([['b', 100]]))
  expect(heights.rowAt(offset)).toBe(row)
})

test('a list without rows is 0 px high', () => {
  const heights = heightsOf([])
  expect(heights.offset(5)).toBe(0)
  expect(heights.rowAt(100)).toBe(0)
})
