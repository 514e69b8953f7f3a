import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countingPositions, countingRule, issueIndex } from './handicap-index'

const differential = fc.integer({ min: -60, max: 700 }).map((tenth) => tenth / 10)

test('lowering any differential never raises the index', () => {
  const record = fc.array(differential, { minLength: 3, maxLength: 25 })
  const low = fc.option(differential)
  fc.assert(
    fc.property(record, low, fc.nat(), fc.integer({ min: 0, max: 100 }), (made, lowest, at, by) => {
      const lowered = made.map((value, each) =>
        each === at % made.length ? (Math.round(value * 10) - by) / 10 : value,
      )
      const index = issueIndex(made, lowest).handicapIndex
      expect(issueIndex(lowered, lowest).handicapIndex).toBeLessThanOrEqual(index ?? NaN)
    }),
  )
})

test.each([
  [3, 1, -2],
  [4, 1, -1],
  [5, 1, 0],
  [6, 2, -1],
  [7, 2, 0],
  [8, 2, 0],
  [9, 3, 0],
  [10, 3, 0],
  [11, 3, 0],
  [12, 4, 0],
  [13, 4, 0],
  [14, 4, 0],
  [15, 5, 0],
  [16, 5, 0],
  [17, 6, 0],
  [18, 6, 0],
  [19, 7, 0],
  [20, 8, 0],
  [63, 8, 0],
])('with %i differentials the lowest %i count, adjusted by %i', (count, lowest, adjustment) => {
  expect(countingRule(count)).toEqual({ lowest, adjustment })
})

test('of equal differentials the older one is marked as used', () => {
  expect(countingPositions([14.2, 12.1, 12.1])).toEqual([1])
})
