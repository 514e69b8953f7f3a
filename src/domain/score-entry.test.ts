import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notReadyMessages as why, scoreEntryMessages as say } from './messages/score-entry'
import {
  canPost,
  canType,
  editScore,
  emptyEntry,
  holesFault,
  scoreSums,
  strokesToPost,
  whyNotReady,
  type EntryMode,
  type ScoreEdit,
  type ScoreEntry,
  type ScoreField,
} from './score-entry'

const type = (entry: ScoreEntry, typed: Partial<Record<ScoreField, string>>) =>
  Object.entries(typed).reduce(
    (now, [field, text]) =>
      editScore(now, {
        kind: 'type',
        field: field === 'front' || field === 'back' ? field : 'total',
        text,
      }),
    entry,
  )
const eighteen = (typed: Partial<Record<ScoreField, string>>) => type(emptyEntry(), typed)
const holes = (mode: EntryMode, scores: readonly number[], from = 1) =>
  scores.reduce(
    (now, score, at) => editScore(now, { kind: 'hole', hole: from + at, score }),
    emptyEntry(mode),
  )

test('front plus back fill the total, as numbers', () => {
  expect(scoreSums(eighteen({ front: '40', back: '45' })).total).toBe(85)
})

test('a typed nine closes the total, a typed total closes the nines, and clearing opens them again', () => {
  const nines = eighteen({ front: '40' })
  expect([canType(nines, 'total'), canType(nines, 'back')]).toEqual([false, true])
  expect(type(nines, { total: '85' })).toEqual(nines)
  const total = eighteen({ total: '85' })
  expect([canType(total, 'front'), canType(total, 'back'), canType(total, 'total')]).toEqual([
    false,
    false,
    true,
  ])
  expect(canType(type(total, { total: '' }), 'front')).toBe(true)
})

// SCR-16.
test.each([
  [{}, why.nothing],
  [{ total: '9' }, why.totalTooLow(10)],
  [{ total: '10' }, undefined],
  [{ total: '8' }, why.totalTooLow(10)],
  [{ front: '40' }, why.backMissing],
  [{ back: '40' }, why.frontMissing],
  [{ front: '9', back: '50' }, why.nineTooLow(10)],
  [{ front: '10', back: '10' }, undefined],
])('18 holes with %j typed: %s', (typed, reason) => {
  expect(whyNotReady(eighteen(typed))).toBe(reason)
})

test('nine holes take the nine that was played, or a total', () => {
  const nine = editScore(emptyEntry('9'), { kind: 'nine', nine: 'back' })
  expect(canType(nine, 'front')).toBe(false)
  expect(strokesToPost(type(nine, { back: '44' }))).toEqual({
    holesPlayed: 9,
    teeSetSide: 'Back9',
    scoreTotal: 44,
    scoreBack: 44,
  })
  expect(strokesToPost(type(emptyEntry('9'), { total: '44' }))).toEqual({
    holesPlayed: 9,
    teeSetSide: 'Front9',
    scoreTotal: 44,
  })
  expect(whyNotReady(emptyEntry('9'))).toBe(why.nothingNine)
  expect(whyNotReady(type(emptyEntry('9'), { front: '9' }))).toBe(why.totalTooLow(10))
})

test('hole by hole counts holes, and nine of them must be one nine', () => {
  const fives = Array.from({ length: 18 }, () => 5)
  expect(whyNotReady(holes('hole-by-hole-9', fives.slice(0, 7)))).toBe('2 more holes needed.')
  expect(whyNotReady(holes('hole-by-hole-10-18', fives.slice(0, 9)))).toBe('1 more hole needed.')
  expect(canPost(holes('hole-by-hole-10-18', fives.slice(0, 10)))).toBe(true)
  expect(holesFault(holes('hole-by-hole-9', fives.slice(0, 9), 5))).toBe(say.oneNineOnly)
  expect(holesFault(holes('hole-by-hole-9', fives.slice(0, 9), 10))).toBeUndefined()
  expect(holesFault(holes('hole-by-hole-10-18', fives.slice(0, 9)))).toBe(
    'You must enter scores for at least 10 holes for hole-by-hole 10-18 posting.',
  )
})

test('a hole takes 1 to 19', () => {
  const entry = emptyEntry('hole-by-hole-9')
  const edit = (score: number) => editScore(entry, { kind: 'hole', hole: 3, score })
  expect(edit(19).holes[2]).toBe(19)
  for (const score of [0, 20, 4.5, Number.NaN]) expect(edit(score)).toEqual(entry)
})

// SCR-15.
test.each(['abc', '8 5', '-5', '1e2', '1234', '٨٥', '８５', '8５', '+5', '8.5'])(
  '%j never reaches the field',
  (text) => {
    expect(eighteen({ total: text }).total).toBe('')
  },
)
test('spaces around pasted digits do not count', () => {
  expect(eighteen({ total: ' 85 ' }).total).toBe('85')
})

const edits = fc.array(
  fc.oneof<fc.Arbitrary<ScoreEdit>[]>(
    fc.record({
      kind: fc.constant('type' as const),
      field: fc.constantFrom<ScoreField>('front', 'back', 'total'),
      text: fc.oneof(
        fc.nat(130).map(String),
        fc.constant(''),
        fc.string(),
        fc.stringMatching(/^[\d٠-٩ -]{0,5}$/),
      ),
    }),
    fc.record({
      kind: fc.constant('hole' as const),
      hole: fc.integer({ min: 0, max: 19 }),
      score: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(null)),
    }),
    fc.record({
      kind: fc.constant('mode' as const),
      mode: fc.constantFrom<EntryMode>('18', '9', 'hole-by-hole-9', 'hole-by-hole-10-18'),
    }),
    fc.record({
      kind: fc.constant('nine' as const),
      nine: fc.constantFrom('front' as const, 'back' as const),
    }),
  ),
  { maxLength: 40 },
)

/** The rule of golf-features section 5, written out again from what is on the screen. */
function specified(entry: ScoreEntry): boolean {
  const entered = entry.holes.filter((score) => score !== null).length
  const { front, back, total } = scoreSums(entry)
  const least = (score: number | undefined) => score !== undefined && score >= 10
  switch (entry.mode) {
    case '18':
      return (
        least(total) &&
        ((front === undefined && back === undefined) || (least(front) && least(back)))
      )
    case '9':
      return least(total)
    case 'hole-by-hole-9':
      return entered >= 9
    case 'hole-by-hole-10-18':
      return entered >= 10
  }
}

// Property 7 of faults.md.
test('after any edits Post is enabled exactly when the rule says so, and the total is the sum of its parts', () => {
  fc.assert(
    fc.property(edits, (sequence) => {
      const entry = sequence.reduce(editScore, emptyEntry())
      for (const text of [entry.front, entry.back, entry.total])
        expect(text).toMatch(/^[0-9]{0,3}$/)
      expect(entry.total === '' || (entry.front === '' && entry.back === '')).toBe(true)
      expect(canPost(entry)).toBe(specified(entry))
      const posted = strokesToPost(entry)
      if (!entry.mode.startsWith('hole')) expect(posted !== undefined).toBe(canPost(entry))
      if (posted?.scoreFront !== undefined || posted?.scoreBack !== undefined) {
        expect(posted.scoreTotal).toBe((posted.scoreFront ?? 0) + (posted.scoreBack ?? 0))
      }
      const { front, back, total } = scoreSums(entry)
      if (entry.mode.startsWith('hole') && total !== undefined) {
        expect(total).toBe(entry.holes.reduce<number>((sum, score) => sum + (score ?? 0), 0))
        expect(total).toBe((front ?? 0) + (back ?? 0))
      }
    }),
  )
})
