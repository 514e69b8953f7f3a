import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holeList, parsOf, sumOf } from './holes'

// TXT-09.
test('unsorted, duplicate and surplus rows make 18 holes in order', () => {
  const rows = [
    { hole: 19, par: 3, yardage: 100 },
    { hole: 2, par: 5, yardage: 521 },
    { hole: 1, par: 4, yardage: null },
    { hole: 2, par: 3, yardage: 120 },
  ]
  const holes = holeList(rows)
  expect(holes).toHaveLength(18)
  expect(holes.slice(0, 3)).toEqual([
    { par: 4, yards: undefined },
    { par: 5, yards: 521 },
    { par: undefined, yards: undefined },
  ])
  expect(parsOf(holes)?.slice(0, 3)).toEqual([4, 5, null])
})

test('a combination tee has 18 holes without par and yards', () => {
  expect(parsOf(holeList([]))).toBeUndefined()
  expect(sumOf(holeList([]).map(({ par }) => par))).toBeUndefined()
})

test('the order of the rows makes no difference when each hole has one', () => {
  const rows = Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, par: (at % 3) + 3 }))
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: 18 }), (shuffled) => {
      expect(holeList(shuffled)).toEqual(holeList(rows))
    }),
  )
  expect(sumOf(holeList(rows).map(({ par }) => par))).toBe(72)
})
