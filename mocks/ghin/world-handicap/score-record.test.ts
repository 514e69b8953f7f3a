import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nine, round } from './round.fixture'
import { replay } from './score-record'
import type { RecordedScore } from './types'

const indexes = (scores: RecordedScore[]) =>
  replay(scores).revisions.map((revision) => revision.handicapIndex)
const differentials = (scores: RecordedScore[]) =>
  replay(scores).rows.map((row) => row.differential)

test('six nine-hole scores are 54 holes: each gets its own 18-hole differential', () => {
  const scores = [46, 47, 48, 45, 50, 49].map((strokes, day) =>
    nine(`2026-05-0${day + 1}`, strokes),
  )
  // pairs 21, 21, 27 give 19.0; then every nine is completed with 0.52 x 19.0 + 1.2 = 11.08
  expect(differentials(scores)).toEqual([21.1, 22.1, 23.1, 20.1, 25.1, 24.1])
  expect(indexes(scores)).toEqual([null, null, null, null, null, 19.6])
})

test('a nine before the first index waits, and joins when 54 holes are there', () => {
  const scores = [nine('2026-05-01', 45), round('2026-05-02', 90), round('2026-05-03', 92)]
  expect(differentials(scores)).toEqual([null, 18, 20])
  expect(indexes(scores)).toEqual([null, null, null])
  const all = [...scores, nine('2026-05-04', 47)]
  // the pair gives 20, so 16.0 completes both nines: 9 + 9.52 and 11 + 9.52
  expect(differentials(all)).toEqual([18.5, 18, 20, 20.5])
  expect(indexes(all)).toEqual([null, null, null, 17])
})

test('ten to seventeen holes without an index wait, and count for nothing until there is one', () => {
  const part = round('2026-05-01', 70, { partial: { holesPlayed: 14, parPlayed: 56 } })
  const scores = [part, round('2026-05-02', 90), round('2026-05-03', 92)]
  expect(indexes(scores)).toEqual([null, null, null])
  // 16.0 from the three whole rounds; 70 - 56 and 4/18 of 1.04 x 16 + 2.4
  expect(differentials([...scores, round('2026-05-04', 94)])).toEqual([18.2, 18, 20, 22])
})

test('fourteen holes are completed with the expected differential of the other four', () => {
  const before = [round('2026-05-01', 90), round('2026-05-02', 92), round('2026-05-03', 94)]
  const part = round('2026-05-04', 70, { partial: { holesPlayed: 14, parPlayed: 56 } })
  expect(differentials([...before, part]).at(-1)).toBe(18.2)
})

test('two exceptional scores of one day add up, and are marked; the next day is not reduced', () => {
  const before = ['01', '02', '03', '04', '05'].map((day) => round(`2026-05-${day}`, 92))
  const day = '2026-05-06'
  const scores = [
    ...before,
    round(day, 82, { id: 1, order: 1 }),
    round(day, 84, { id: 2, order: 2 }),
    round('2026-05-07', 92),
  ]
  const { rows, revisions } = replay(scores)
  expect(rows.map((row) => row.reduction)).toEqual([-3, -3, -3, -3, -3, -3, -1, 0])
  expect(rows.map((row) => row.exceptional)).toEqual([...Array(5).fill(false), true, true, false])
  expect(rows.map((row) => row.differential)).toEqual([17, 17, 17, 17, 17, 7, 11, 20])
  expect(revisions.at(-2)?.handicapIndex).toBe(9)
  expect(rows.map((row) => row.used)).toEqual([...Array(5).fill(false), true, true, false])
})

test('the order of play within a day decides, not the order of posting', () => {
  const scores = [
    round('2026-05-01', 90, { id: 1, order: 2, postedAt: '2026-05-01T12:00:00Z' }),
    round('2026-05-01', 91, { id: 2, order: 1, postedAt: '2026-05-01T19:00:00Z' }),
  ]
  expect(replay(scores).rows.map((row) => row.score.id)).toEqual([2, 1])
})

/** A season of plausible rounds, a day or more apart. */
const season = fc
  .array(fc.record({ strokes: fc.integer({ min: 66, max: 126 }), whole: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((rounds) =>
    rounds.map(({ strokes, whole }, at) => {
      const day = new Date(Date.UTC(2026, 0, 1 + 3 * at)).toISOString().slice(0, 10)
      return whole ? round(day, strokes) : nine(day, Math.ceil(strokes / 2))
    }),
  )

test('the order the scores are given in never matters', () => {
  fc.assert(
    fc.property(season, (scores) => {
      expect(replay(scores.toReversed())).toEqual(replay(scores))
    }),
  )
})

test('a lower last score never gives a higher index', () => {
  fc.assert(
    fc.property(season, fc.integer({ min: 1, max: 25 }), (scores, less) => {
      const better = scores.map((score, at) =>
        at === scores.length - 1 ? { ...score, adjustedGross: score.adjustedGross - less } : score,
      )
      // without an index there is none with a lower score either
      const index = indexes(scores).at(-1) ?? null
      const improved = indexes(better).at(-1) ?? null
      expect(improved === null).toBe(index === null)
      expect(improved ?? 0).toBeLessThanOrEqual(index ?? 0)
    }),
  )
})

test('an index never rises more than 5.0 above the low of the year, nor above 54.0', () => {
  fc.assert(
    fc.property(season, (scores) => {
      const { revisions } = replay(scores)
      revisions.forEach((revision, at) => {
        const low = revisions[at - 1]?.low
        const limit = low ? Math.min(low.handicapIndex + 5, 54) : 54
        expect(revision.handicapIndex ?? 0).toBeLessThanOrEqual(limit + 1e-9)
      })
    }),
  )
})
