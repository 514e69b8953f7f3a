import { expect, test } from 'vitest'
import { holeAway, isSkipped, nextHole, startHole } from './holes'

const card = (played: Record<number, number>) =>
  Array.from({ length: 18 }, (_, at) => played[at + 1] ?? null)

const ALL = Array.from({ length: 18 }, (_, at) => at + 1)
const BACK = ALL.slice(9)
const full = Array.from({ length: 18 }, () => 4)

test('a score is followed by the next hole without one, at the end by the first that was skipped, then by none', () => {
  expect(nextHole(card({ 1: 4 }), 1, ALL)).toBe(2)
  expect(nextHole(card({ 1: 4, 2: 4, 3: 4 }), 1, ALL)).toBe(4) // one was corrected: back to where the round is
  expect(nextHole(card({ 1: 4, 18: 5 }), 18, ALL)).toBe(2)
  expect(nextHole(full, 18, ALL)).toBeUndefined()
})

test('a round of nine stays on its nine', () => {
  expect(nextHole(card({ 18: 4 }), 18, BACK)).toBe(10)
  expect(
    nextHole(
      full.map((score, at) => (at < 9 ? null : score)),
      18,
      BACK,
    ),
  ).toBeUndefined()
  expect(startHole(card({}), BACK)).toBe(10)
  expect([holeAway(18, 1, BACK), holeAway(10, -1, BACK), holeAway(12, 9, BACK)]).toEqual([
    10, 18, 12,
  ])
})

test('a card opened again continues after its last score, and nowhere when it is full', () => {
  expect(startHole(card({}), ALL)).toBe(1)
  expect(startHole(card({ 1: 4, 3: 4 }), ALL)).toBe(4)
  expect(startHole(card({ 10: 4 }), ALL)).toBe(11)
  expect(startHole(full, ALL)).toBeUndefined()
})

test('a hole left out between others is skipped; those to come, or of the other nine, are not', () => {
  const holes = card({ 10: 4, 12: 4 })
  expect([9, 11, 13].map((hole) => isSkipped(holes, hole))).toEqual([false, true, false])
})

test('the arrow keys wrap from the last hole to the first', () => {
  expect([holeAway(1, -1, ALL), holeAway(18, 1, ALL), holeAway(12, -9, ALL)]).toEqual([18, 1, 3])
})
