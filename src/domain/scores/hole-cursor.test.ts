import { expect, test } from 'vitest'
import { holeAway, isSkipped, nextHole, startHole } from './holes'

const card = (played: Record<number, number>) =>
  Array.from({ length: 18 }, (_, at) => played[at + 1] ?? null)

test('after a score comes the next hole without one, at the end the first that was left out', () => {
  expect(nextHole(card({ 1: 4 }), 1)).toBe(2)
  expect(nextHole(card({ 1: 4, 2: 4, 3: 4 }), 1)).toBe(4) // one was corrected: back to where the round is
  expect(nextHole(card({ 1: 4, 18: 5 }), 18)).toBe(2)
  expect(
    nextHole(
      Array.from({ length: 18 }, () => 4),
      18,
    ),
  ).toBe(18)
})

test('a card opened again goes on after its last score', () => {
  expect(startHole(card({}))).toBe(1)
  expect(startHole(card({ 1: 4, 3: 4 }))).toBe(4)
  expect(startHole(card({ 10: 4 }))).toBe(11)
})

test('a hole left out between others is skipped; those to come, or of the other nine, are not', () => {
  const holes = card({ 10: 4, 12: 4 })
  expect([9, 11, 13].map((hole) => isSkipped(holes, hole))).toEqual([false, true, false])
})

test('the arrow keys wrap from the last hole to the first', () => {
  expect([holeAway(1, -1), holeAway(18, 1), holeAway(12, -9)]).toEqual([18, 1, 3])
})
