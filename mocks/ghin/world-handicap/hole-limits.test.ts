import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustCard, type Card } from './adjusted-gross-score'
import { strokesPerHole } from './strokes-per-hole'

const strokeIndexes = [7, 11, 17, 3, 1, 9, 15, 13, 5, 8, 2, 16, 12, 4, 10, 18, 6, 14]
const pars = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5]

const played = (raw: readonly (number | null)[], more: Partial<Card> = {}) =>
  adjustCard({ pars, strokeIndexes, raw, courseHandicap: 16, ...more })

test('fourteen holes: the holes not played count for nothing, par is that of those played', () => {
  const card = played([...pars.slice(0, 14), null, null, null, null])
  expect(card).toMatchObject({
    adjustedGross: 56,
    holesPlayed: 14,
    parPlayed: 56,
    front: 36,
    back: 20,
  })
  expect(card.adjusted.slice(13)).toEqual([4, null, null, null, null])
})

test('tees without stroke indexes: only par + 5 limits a hole', () => {
  const card = played([12, ...pars.slice(1)], { strokeIndexes: null })
  expect(card.adjusted[0]).toBe(9)
})

test('the strokes of a Course Handicap are all given, and no hole gets two more than another', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 80 }), (courseHandicap) => {
      const strokes = strokesPerHole(courseHandicap, strokeIndexes)
      expect(strokes.reduce((sum, hole) => sum + hole, 0)).toBe(courseHandicap)
      expect(Math.max(...strokes) - Math.min(...strokes)).toBeLessThanOrEqual(1)
    }),
  )
})

test('adjusting never adds a stroke, and adjusting again changes nothing', () => {
  const cardOf = fc.array(fc.option(fc.integer({ min: 1, max: 19 })), {
    minLength: 18,
    maxLength: 18,
  })
  const handicap = fc.option(fc.integer({ min: -8, max: 72 }))
  fc.assert(
    fc.property(cardOf, handicap, (raw, courseHandicap) => {
      const once = played(raw, { courseHandicap })
      expect(once.adjustedGross).toBeLessThanOrEqual(once.gross)
      expect(once.adjustedGross).toBe((once.front ?? 0) + (once.back ?? 0))
      expect(played(once.adjusted, { courseHandicap }).adjusted).toEqual(once.adjusted)
    }),
  )
})
