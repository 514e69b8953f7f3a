import { expect, test } from 'vitest'
import { indexHistory, indexWhenPlayed, provisionalIndex } from './index-history'
import { nine, round } from './round.fixture'

const threeRounds = [round('2026-05-01', 90), round('2026-05-08', 92), round('2026-05-15', 94)]

test('a golfer without scores has no index', () => {
  expect(indexWhenPlayed([], '2026-05-01')).toBeNull()
  expect(provisionalIndex([])).toBeNull()
})

test('the first index comes the day after the third score: lowest of three, less two', () => {
  expect(indexWhenPlayed(threeRounds, '2026-05-15')).toBeNull()
  expect(indexWhenPlayed(threeRounds, '2026-05-16')).toBe(16)
  expect(provisionalIndex(threeRounds)).toBe(16)
})

test('a score changes the index the day after, and then for as long as nothing is played', () => {
  const scores = [...threeRounds, round('2026-06-13', 86)]
  expect(indexWhenPlayed(scores, '2026-06-13')).toBe(16)
  expect(indexWhenPlayed(scores, '2026-06-14')).toBe(13)
  expect(indexWhenPlayed(scores, '2027-02-01')).toBe(13)
})

test('two rounds of one day are both played on the index of the evening before', () => {
  const morning = round('2026-06-13', 86, { id: 1, order: 1 })
  const afternoon = nine('2026-06-13', 44, { id: 2, order: 2 })
  const scores = [...threeRounds, morning, afternoon]
  expect(indexWhenPlayed(scores, '2026-06-13')).toBe(16)
  // the afternoon's nine is completed with the 16.0 of the day before: 8 + 0.52 x 16 + 1.2
  expect(indexHistory(scores).at(-1)).toMatchObject({ playedOn: '2026-06-13', handicapIndex: 14 })
})

test('a score posted days late counts by its day of play', () => {
  const late = round('2026-05-20', 84, { postedAt: '2026-06-13T20:00:00Z' })
  const scores = [...threeRounds, late]
  expect(indexWhenPlayed(scores, '2026-05-21')).toBe(11)
})

test('a round counts from the day after it was played, also in the zone where a day begins first', () => {
  // ten in the morning of June 13 in Kiritimati, still June 12 for the association
  const early = round('2026-06-13', 84, { postedAt: '2026-06-12T20:00:00Z' })
  expect(indexWhenPlayed([...threeRounds, early], '2026-06-13')).toBe(16)
  expect(indexWhenPlayed([...threeRounds, early], '2026-06-14')).toBe(11)
})

test('a deleted score leaves no trace', () => {
  const scores = [...threeRounds, round('2026-06-13', 72)]
  expect(provisionalIndex(scores)).toBe(-3)
  expect(provisionalIndex(scores.slice(0, 3))).toBe(16)
})
